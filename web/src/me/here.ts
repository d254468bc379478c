/**
 * Calls while the page is open and nobody looks at it. The server takes whoever is connected for present, so the page
 * shows the call itself: under the same wishes, and only in a browser that was switched on for calls.
 */
import { me } from "$lib/me";
import { person } from "$lib/person.svelte";
import { ownDigest } from "$lib/push";
import { t, words } from "$lib/words.svelte";
import type { Wishes } from "$types";
import type { Moment } from "./moments";

/** Whether the clock on the wall is in somebody's quiet hours. */
export function quiet(wishes: Wishes, now: Date): boolean {
  const { quiet_from: from = "", quiet_to: to = "" } = wishes;
  if (!from || !to || from === to) return false;
  const clock = `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
  return from < to ? clock >= from && clock < to : clock >= from || clock < to;
}

/** Show a call, if this person wants one from this table now. */
export async function callHere(code: string, moment: Moment): Promise<void> {
  if (!person.key || Notification.permission !== "granted") return;
  const own = await ownDigest();
  if (!own) return;
  const [known, games] = await Promise.all([me.look(person.key), me.games(person.key, 200), words.also("me")]);
  if (!known.channels.some((one) => one.digest === own)) return;
  const calls = games.games.find((one) => one.code === code && one.open)?.calls ?? known.wishes.moments ?? [];
  if (!calls.includes(moment) || quiet(known.wishes, new Date()) || !document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(t(`me-call-${moment}`), {
    body: t("me-call-table", { code }),
    tag: code,
    icon: "/icon-192.png",
    badge: "/badge.png",
    data: { path: `/t/${code}` },
  });
}
