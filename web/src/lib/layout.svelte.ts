/**
 * Which of the layouts fits the window. The styles ask the same questions:
 * phone `(max-width: 720px), (max-height: 640px)`; flat `(max-height: 640px) and (orientation: landscape)`.
 */
class Layout {
  now = $state<"phone" | "tablet" | "desktop">("desktop");
  /** A desktop or tablet with little height: smaller pieces, a lower tray. */
  low = $state(false);
  /** A phone on which the map needs every pixel. */
  tiny = $state(false);
  /** A phone held sideways, a small window, or a page at 200 %: wide, but low. */
  flat = $state(false);

  constructor() {
    const phone = matchMedia("(max-width: 720px), (max-height: 640px)");
    const tablet = matchMedia("(max-width: 1180px)");
    const low = matchMedia("(min-width: 721px) and (min-height: 641px) and (max-height: 850px)");
    const tiny = matchMedia("(max-width: 720px) and (max-height: 760px), (max-width: 374px), (max-height: 640px)");
    const flat = matchMedia("(max-height: 640px) and (orientation: landscape)");
    const look = (): void => {
      this.low = low.matches;
      this.tiny = tiny.matches;
      this.flat = flat.matches;
      this.now = phone.matches ? "phone" : tablet.matches ? "tablet" : "desktop";
    };
    for (const query of [phone, tablet, low, tiny, flat]) query.addEventListener("change", look);
    look();
  }

  get phone(): boolean {
    return this.now === "phone";
  }
  /** A phone held upright. */
  get upright(): boolean {
    return this.phone && !this.flat;
  }
  get desktop(): boolean {
    return this.now === "desktop";
  }
}

export const layout = new Layout();
