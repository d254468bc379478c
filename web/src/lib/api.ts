/** The server's HTTP calls (docs/protocol.md). */
import type {
  CreateTable,
  Created,
  Failure,
  Games,
  ImportTable,
  Join,
  Joined,
  Replay,
  TableList,
  WordFiles,
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

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
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
  return (await response.json()) as T;
}

const part = encodeURIComponent;

export const api = {
  games: (language: string): Promise<Games> => call(`/api/games?language=${part(language)}`),
  words: (language: string): Promise<WordFiles> => call(`/api/words/${part(language)}`),
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
  ): Promise<Replay> => {
    const query = new URLSearchParams({ language });
    if ("token" in who && who.token) query.set("token", who.token);
    if ("seat" in who && who.seat !== null) query.set("seat", String(who.seat));
    return call(`/api/replay/${part(code)}/${n}?${query}`);
  },
  recordAddress: (code: string, token: string): string =>
    `/api/tables/${part(code)}/record${token ? `?token=${part(token)}` : ""}`,
};
