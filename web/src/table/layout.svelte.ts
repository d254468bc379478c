/** Which of the three layouts fits the window. */
class Layout {
  now = $state<"phone" | "tablet" | "desktop">("desktop");
  /** Room for larger pieces. */
  wide = $state(false);

  constructor() {
    const phone = matchMedia("(max-width: 720px)");
    const tablet = matchMedia("(max-width: 1180px)");
    const wide = matchMedia("(min-width: 1700px) and (min-height: 1000px)");
    const look = (): void => {
      this.wide = wide.matches;
      this.now = phone.matches ? "phone" : tablet.matches ? "tablet" : "desktop";
    };
    phone.addEventListener("change", look);
    tablet.addEventListener("change", look);
    wide.addEventListener("change", look);
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
