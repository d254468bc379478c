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
  toured: boolean;
  botPace: number;
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
  /** Whether the guided tour was seen or skipped. */
  toured = $state(false);
  /** How long bots wait, in milliseconds, at tables that this player makes. */
  botPace = $state(700);

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
    this.toured = found.toured ?? false;
    this.botPace = found.botPace ?? 700;
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
        const { language, theme, motion, sound, keys, name, toured, botPace } = this;
        try {
          localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, keys, name, toured, botPace }));
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
