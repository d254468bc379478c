/** The page as something that is installed: its worker keeps the shell, and takes calls while the page is closed. */
const KEPT = /\/assets\/|\/api\/sets(\/|$)/;

export function beInstallable(): void {
  // Code of a version that is gone cannot be loaded any more: the new one is a reload away.
  addEventListener("vite:preloadError", () => location.reload());
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // What the page has fetched before it had a worker is fetched once more (from the browser's memory) to be kept.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const fetched = performance.getEntriesByType("resource").map((one) => one.name);
    for (const address of fetched) if (KEPT.test(address)) void fetch(address).catch(() => undefined);
  });
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
