/** The page as something that is installed: its worker keeps the shell, and takes calls while the page is closed. */
const KEPT = /\/assets\/|\/api\/sets(\/|$)/;

export function beInstallable(): void {
  // Code of a version that is gone cannot be loaded any more: the new one is a reload away.
  addEventListener("vite:preloadError", () => location.reload());
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener("controllerchange", keepFetched, { once: true });
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

/**
 * What the page asked for before it had a worker is fetched once more (from the browser's memory) to be kept: what is
 * there already, and what is still on its way at this moment.
 */
function keepFetched(): void {
  new PerformanceObserver((list) => {
    for (const one of list.getEntries() as PerformanceResourceTiming[]) {
      const byWorker = one.workerStart > 0;
      if (!byWorker && KEPT.test(one.name)) void fetch(one.name).catch(() => undefined);
    }
  }).observe({ type: "resource", buffered: true });
}
