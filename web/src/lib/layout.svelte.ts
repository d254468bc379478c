/** Which of the three layouts fits the window. */
class Layout {
  now = $state<"phone" | "tablet" | "desktop">("desktop");
  /** A desktop or tablet with little height: smaller pieces, a lower tray. */
  low = $state(false);
  /** A phone on which the map needs every pixel. */
  tiny = $state(false);

  constructor() {
    const phone = matchMedia("(max-width: 720px)");
    const tablet = matchMedia("(max-width: 1180px)");
    const low = matchMedia("(min-width: 721px) and (max-height: 850px)");
    const tiny = matchMedia("(max-width: 720px) and (max-height: 760px), (max-width: 374px)");
    const look = (): void => {
      this.low = low.matches;
      this.tiny = tiny.matches;
      this.now = phone.matches ? "phone" : tablet.matches ? "tablet" : "desktop";
    };
    for (const query of [phone, tablet, low, tiny]) query.addEventListener("change", look);
    look();
  }

  get phone(): boolean {
    return this.now === "phone";
  }
  get desktop(): boolean {
    return this.now === "desktop";
  }
}

export const layout = new Layout();
