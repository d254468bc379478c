/** The game beside the printed box, as far as the rest of the page needs to know of it. */
import { api } from "./api";

/** Where it is kept on the device. */
export const KEY = "overwinter.companion";

/** The packs of the game that is kept here; none if there is no game. */
export function companionPacks(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as { table?: { box?: string } } | null;
    const box = found?.table?.box;
    return box === "all" ? ["base", "longnight"] : box ? [box] : [];
  } catch {
    return [];
  }
}

/** Fetch what the kept game needs: a newer server may have brought other files, and the next table no line. */
export async function keepCompanion(language: string): Promise<void> {
  const packs = companionPacks();
  if (!packs.length) return;
  await Promise.all([
    import("../screens/CompanionScreen.svelte"),
    ...["companion", ...packs].map((set) => api.setWords(set, language)),
    ...packs.map((set) => api.setFacts(set)),
  ]).catch(() => undefined);
}
