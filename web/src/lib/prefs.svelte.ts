/** What this device remembers about its player: language, light, motion, keys, name. */

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "calm";
export type Sound = "off" | "soft" | "full";

const KEY = "overwinter.prefs";

type Stored = {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: Sound;
  keys: boolean;
  name: string;
  lessons: boolean;
  learned: string[];
  pace: number;
  paced: boolean;
  double: boolean;
};

function fromBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Prefs {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state<Sound>("off");
  /** Whether single keys act. */
  keys = $state(true);
  name = $state("");
  /** Whether the table teaches while it is played. */
  lessons = $state(true);
  /** The lessons that were learned or passed over. */
  learned = $state.raw<string[]>([]);
  /** How fast what happens is told: from 0, leisurely, to 4, at once. */
  pace = $state(1);
  /** Whether the player knows that the pace can be changed. */
  paced = $state(false);
  /** Whether the player wants twice the time of a candle. */
  double = $state(false);

  #systemDark = $state(true);
  #systemCalm = $state(false);

  /** The theme in force. */
  readonly shade = $derived<"dark" | "light">(
    this.theme === "system" ? (this.#systemDark ? "dark" : "light") : this.theme,
  );
  /** Whether nothing may travel, flip or flicker. */
  readonly calm = $derived(this.motion === "system" ? this.#systemCalm : this.motion === "calm");

  constructor() {
    const found = stored();
    this.language = found.language ?? fromBrowser();
    this.theme = found.theme ?? "system";
    this.motion = found.motion ?? "system";
    this.sound = found.sound ?? "off";
    this.keys = found.keys ?? true;
    this.name = found.name ?? "";
    this.lessons = found.lessons ?? true;
    this.learned = found.learned ?? [];
    this.pace = found.pace ?? 1;
    this.paced = found.paced ?? false;
    this.double = found.double ?? false;
    this.#follow("(prefers-color-scheme: light)", (light) => (this.#systemDark = !light));
    this.#follow("(prefers-reduced-motion: reduce)", (calm) => (this.#systemCalm = calm));
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.dataset["theme"] = this.shade;
        root.dataset["motion"] = this.calm ? "calm" : "full";
        root.lang = this.language;
      });
      $effect(() => {
        const { language, theme, motion, sound, keys, name, lessons, learned, pace, paced, double } = this;
        try {
          localStorage.setItem(
            KEY,
            JSON.stringify({ language, theme, motion, sound, keys, name, lessons, learned, pace, paced, double }),
          );
        } catch {
          // Without storage everything works, it is only forgotten.
        }
      });
    });
  }

  #follow(query: string, take: (matches: boolean) => void): void {
    const media = matchMedia(query);
    take(media.matches);
    media.addEventListener("change", (event) => take(event.matches));
  }
}

export const prefs = new Prefs();
