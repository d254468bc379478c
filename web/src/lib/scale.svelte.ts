/**
 * Large screens: everything grows together instead of leaving the pieces small in an empty room. The styles read
 * `--zoom`, and `--page` and `--wide` for the height and width of the window in their own pixels (base.css).
 */
const WIDTH = 1536;
const HEIGHT = 864;
const MOST = 2;

class Scale {
  /** How many real pixels one pixel of the styles takes. */
  now = $state(1);

  constructor() {
    const look = (): void => {
      const fits = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
      this.now = Math.min(MOST, Math.max(1, Math.floor(fits * 40) / 40));
      document.documentElement.style.setProperty("--zoom", String(this.now));
    };
    addEventListener("resize", look);
    look();
  }
}

export const scale = new Scale();
