/**
 * The page's worker: keeps the shell for times without a line, and shows calls. The build puts in which files the
 * shell is made of; their names hold hashes, so another shell is another list, and what is not in it is dropped.
 * Nothing about tables, seats or people is ever kept here.
 */
const SHELL = ["__SHELL__"];
const CACHE = "overwinter-__VERSION__";
/** How long the server may take before the kept page is shown instead. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  // Files with a hash in their name were just loaded by the page, and are taken from the browser's own memory.
  const asked = (path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" });
  await cache.addAll(SHELL.map(asked));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("overwinter-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // Any screen is the same page; pages that the server makes itself are its own affair.
    if (!/^\/(plain|api|at|healthz|metrics)(\/|$)/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(keptForGood(request));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(newest(request));
  } else if (url.pathname.startsWith("/api/sets")) {
    event.respondWith(url.searchParams.has("v") ? keptForGood(request) : newest(request));
  }
});

/** The page from the server, or as it was kept. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    return await withPatience(fetch(request));
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** A file whose address holds its hash. */
async function keptForGood(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** From the server, or as it was the last time. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await withPatience(fetch(request));
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

function withPatience(promise) {
  return Promise.race([promise, new Promise((_, give) => setTimeout(() => give(new Error("slow")), PATIENCE))]);
}

self.addEventListener("push", (event) => {
  const call = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(String(call.title ?? "Overwinter"), {
      body: String(call.text ?? ""),
      tag: String(call.topic ?? ""),
      renotify: Boolean(call.topic),
      icon: "/icon-192.png",
      badge: "/badge.png",
      data: { path: String(call.path ?? "/") },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringUp(event.notification.data?.path ?? "/"));
});

/** The table's page: one that is open already, or a new one. */
async function bringUp(path) {
  const target = new URL(path, location.origin);
  if (target.origin !== location.origin) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === target.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(target.href);
}
