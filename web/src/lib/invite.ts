/** Links that others can follow. */
import type { TableInfo } from "$types";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The address of this server as another device reaches it; a page on the server's own machine says "localhost". */
export function reachable(table: TableInfo | null | undefined): string {
  return table?.address && LOOPBACK.includes(location.hostname) ? table.address : location.origin;
}
