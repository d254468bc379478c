import { Refused } from "./api";
import { t } from "./words.svelte";

/** What to tell a reader about something that failed: the server's words, or else that it is not there. */
export function refusal(error: unknown, otherwise = t("web-offline")): string {
  return error instanceof Refused && error.message ? error.message : otherwise;
}
