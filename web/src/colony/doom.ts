/** Who will die if nothing changes, and why: tonight at a full entrance, or of frostbite. The server says so. */
import { shortName, t } from "$lib/words.svelte";
import type { Line, TableView } from "$types";

export function doomed(view: TableView, forecast: readonly Line[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of view.survivors)
    if (one.freezing) found.set(one.id, t("table-doom-frost", { name: shortName(one.id) }));
  for (const line of forecast) if (line.key === "night-overrun") found.set(String(line.args["survivor"]), line.text);
  return found;
}
