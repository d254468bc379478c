/** Which screen the address asks for. */

export type Route =
  | { screen: "start" }
  | { screen: "table"; code: string; watch: boolean }
  | { screen: "adopt"; token: string }
  | { screen: "replay"; code: string; game: number | null; at: number; eyes: number | null }
  | { screen: "me" }
  | { screen: "move" }
  | { screen: "companion" }
  | { screen: "nowhere" };

/** Which game of a table is meant; null: the latest. */
function numbered(search: string): number | null {
  const game = Number(new URLSearchParams(search).get("game"));
  return Number.isInteger(game) && game > 0 ? game : null;
}

export function parse(path: string, search = ""): Route {
  const [, first, second] = path.split("/").map(decodeURIComponent);
  if (first === "t" && second)
    return { screen: "table", code: second, watch: new URLSearchParams(search).has("watch") };
  if (first === "s" && second) return { screen: "adopt", token: second };
  if (first === "replay" && second)
    return { screen: "replay", code: second, game: numbered(search), ...momentOf(search) };
  if (first === "me" && !second) return { screen: "me" };
  if (first === "move" && !second) return { screen: "move" };
  if (first === "companion" && !second) return { screen: "companion" };
  return { screen: first ? "nowhere" : "start" };
}

/** A moment of a replay: its stop, and through whose eyes. */
function momentOf(search: string): { at: number; eyes: number | null } {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null =>
    /^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null;
  return { at: number("at") ?? 0, eyes: number("eyes") };
}

/** The address of a moment of a replay. */
export function momentAddress(code: string, game: number | null, at: number, eyes: number | null): string {
  const query = new URLSearchParams({ at: String(at) });
  if (game !== null) query.set("game", String(game));
  if (eyes !== null) query.set("eyes", String(eyes));
  return `/replay/${encodeURIComponent(code)}?${query}`;
}

class Router {
  now = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => (this.now = parse(location.pathname, location.search)));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.now = parse(location.pathname, location.search);
    scrollTo(0, 0);
  }
}

export const router = new Router();
