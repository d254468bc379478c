/** The server's HTTP calls (docs/protocol.md). */
import type {
  CreateTable,
  Created,
  Failure,
  GameFacts,
  Games,
  ImportTable,
  Join,
  Joined,
  Replay,
  Review,
  SetList,
  TableList,
} from "$types";

/** What the server refused, in the reader's language where it could. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export type Extra = { method?: string | undefined; headers?: Record<string, string> };

/** A request to the server; with a body it is posted. Rejects with what the server refused, or that it is not there. */
export async function ask(path: string, body?: unknown, extra: Extra = {}): Promise<Response> {
  const sent: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const init: RequestInit = {
    method: extra.method ?? (body === undefined ? "GET" : "POST"),
    headers: { ...sent, ...extra.headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("web-offline", "", 0);
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => null)) as Failure | null;
    throw new Refused(failure?.key ?? "web-offline", failure?.text ?? "", response.status);
  }
  return response;
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const part = encodeURIComponent;

let known: Promise<SetList> | null = null;

/** The hashes of a set. They are asked for once, and again for a set that was not there then. */
async function hashes(set: string): Promise<SetList["sets"][string]> {
  const found = known && (await known.catch(() => null))?.sets[set];
  if (found) return found;
  known = call<SetList>("/api/sets");
  const again = (await known).sets[set];
  if (!again) throw new Refused("error-server-no-set", "", 404);
  return again;
}

export const api = {
  games: (language: string): Promise<Games> => call(`/api/games?language=${part(language)}`),
  /** The words of a set, as a Fluent file. The hash in the address lets the browser keep them. */
  setWords: async (set: string, language: string): Promise<string> => {
    const hash = (await hashes(set)).words[language] ?? "";
    return (await ask(`/api/sets/${part(set)}/words/${part(language)}?v=${hash}`)).text();
  },
  /** What is printed on the cards of a set. */
  setFacts: async (set: string): Promise<GameFacts> => {
    const hash = (await hashes(set)).facts;
    return call(`/api/sets/${part(set)}/facts?v=${hash}`);
  },
  /** All packs of this server: those sets that have facts. */
  packs: async (): Promise<string[]> => {
    const { sets } = await call<SetList>("/api/sets");
    return Object.keys(sets).filter((name) => sets[name]?.facts);
  },
  tables: (): Promise<TableList> => call("/api/tables"),
  create: (table: CreateTable): Promise<Created> => call("/api/tables", table),
  join: (code: string, join: Join): Promise<Joined> => call(`/api/tables/${part(code)}/join`, join),
  importRecord: (body: ImportTable): Promise<Created> => call("/api/import", body),
  /** One step of a replay: of the seat that a token opens, or (once the game is over) through any eyes. */
  replay: (
    code: string,
    n: number,
    language: string,
    who: { token: string } | { seat: number | null },
    game: number | null = null,
  ): Promise<Replay> => {
    const query = new URLSearchParams({ language });
    if (game !== null) query.set("game", String(game));
    if ("token" in who && who.token) query.set("token", who.token);
    if ("seat" in who && who.seat !== null) query.set("seat", String(who.seat));
    return call(`/api/replay/${part(code)}/${n}?${query}`);
  },
  /** The decisions of a seat that cost most, or how far the work on that is; `start`: have them looked for. */
  review: async (
    code: string,
    seat: number,
    language: string,
    token: string,
    game: number | null = null,
    start = false,
  ): Promise<Review> => {
    const query = new URLSearchParams({ language, seat: String(seat) });
    if (game !== null) query.set("game", String(game));
    if (token) query.set("token", token);
    const answer = await ask(`/api/review/${part(code)}?${query}`, undefined, { method: start ? "POST" : "GET" });
    return (await answer.json()) as Review;
  },
  recordAddress: (code: string, token: string, game: number | null = null): string => {
    const query = new URLSearchParams();
    if (token) query.set("token", token);
    if (game !== null) query.set("game", String(game));
    const asked = query.toString();
    return `/api/tables/${part(code)}/record${asked ? `?${asked}` : ""}`;
  },
};
