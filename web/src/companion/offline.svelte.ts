/** Whether this page would open without a line. */
class Offline {
  ready = $state(false);

  /** Look whether the worker keeps the page; words, facts and code are kept as they are fetched through it. */
  async look(): Promise<void> {
    if (!("serviceWorker" in navigator) || !("caches" in window)) return;
    await navigator.serviceWorker.ready;
    this.ready = navigator.serviceWorker.controller !== null && (await caches.match("/")) !== undefined;
  }
}

export const offline = new Offline();
