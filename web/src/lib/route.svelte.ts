/** Which screen the address asks for. */

export type Route =
  | { screen: "start" }
  | { screen: "table"; code: string; watch: boolean }
  | { screen: "adopt"; token: string }
  | { screen: "replay"; code: string; game: number | null }
  | { screen: "me" }
  | { screen: "move" }
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
  if (first === "replay" && second) return { screen: "replay", code: second, game: numbered(search) };
  if (first === "me" && !second) return { screen: "me" };
  if (first === "move" && !second) return { screen: "move" };
  return { screen: first ? "nowhere" : "start" };
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
