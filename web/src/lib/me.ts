/** The server's calls about a person (docs/protocol.md, "People"). Each is made with the person's key. */
import { ask } from "./api";
import type {
  ChannelInfo,
  Friends,
  Invite,
  Joined,
  Me,
  MyGames,
  NewChannel,
  NewPerson,
  Statistics,
  TableWishes,
  Wishes,
} from "$types";

const part = encodeURIComponent;

async function send<T>(key: string, path: string, body?: unknown, method?: string): Promise<T> {
  const response = await ask(path, body, { method, headers: { authorization: `Bearer ${key}` } });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const call = <T>(key: string, path: string, body?: unknown, method?: string): Promise<T> =>
  send(key, `/api/me${path}`, body, method);
/** About a table: its code in the address lets a proxy find the process that has it. */
const at = <T>(key: string, code: string, what: string, body: unknown): Promise<T> =>
  send(key, `/api/tables/${part(code)}/${what}`, body);

export const me = {
  begin: async (): Promise<NewPerson> => (await ask("/api/people", {})).json() as Promise<NewPerson>,
  look: (key: string): Promise<Me> => call(key, ""),
  forget: (key: string): Promise<void> => call(key, "", undefined, "DELETE"),
  newKey: (key: string): Promise<NewPerson> => call(key, "/key", {}),
  merge: (key: string, other: string): Promise<void> => call(key, "/merge", { key: other }),
  export: async (key: string): Promise<Blob> =>
    (await ask("/api/me/export", undefined, { headers: { authorization: `Bearer ${key}` } })).blob(),
  claim: (key: string, code: string, token: string, beside: boolean): Promise<void> =>
    at(key, code, "mine", { token, beside }),
  open: (key: string, code: string, seat: number): Promise<Joined> => at(key, code, "open", { seat }),
  games: (key: string, limit: number): Promise<MyGames> => call(key, `/games?limit=${limit}`),
  forgetGame: (key: string, code: string, game: number): Promise<void> => call(key, "/forget", { code, game }),
  statistics: (key: string): Promise<Statistics> => call(key, "/stats"),
  friends: (key: string): Promise<Friends> => call(key, "/friends"),
  invite: (key: string, code: string, wish: Invite): Promise<void> => at(key, code, "invite", wish),
  decline: (key: string, code: string, never: boolean): Promise<void> => call(key, "/decline", { code, never }),
  wish: (key: string, wishes: Wishes): Promise<void> => call(key, "/wishes", wishes, "PUT"),
  wishAt: (key: string, code: string, wishes: TableWishes): Promise<void> =>
    call(key, `/tables/${part(code)}`, wishes, "PUT"),
  addChannel: (key: string, channel: NewChannel): Promise<ChannelInfo> => call(key, "/channels", channel),
  confirm: (key: string, id: string, number: string): Promise<void> =>
    call(key, `/channels/${part(id)}/confirm`, { number }),
  tryChannel: (key: string, id: string): Promise<void> => call(key, `/channels/${part(id)}/try`, {}),
  dropChannel: (key: string, id: string): Promise<void> => call(key, `/channels/${part(id)}`, undefined, "DELETE"),
};
