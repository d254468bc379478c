/** This browser's own subscription to calls. The browser asks its user before there is one. */
import type { NewChannel } from "$types";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** By which the server's list of channels names this browser; empty: it has no subscription. */
export async function ownDigest(): Promise<string> {
  const found = await subscription().catch(() => null);
  if (!found) return "";
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(found.endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Subscribe; rejects if the user or the browser does not want to. */
export async function joinPush(publicKey: string): Promise<NewChannel> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(publicKey) });
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  return { kind: "push", target: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

export async function leavePush(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const found = new Uint8Array(new ArrayBuffer(raw.length));
  for (let index = 0; index < raw.length; index++) found[index] = raw.charCodeAt(index);
  return found;
}
