/** The phone reads aloud, where the browser can; nothing depends on it. */
import { words } from "$lib/words.svelte";

class Speech {
  speaking = $state(false);
  #turn = 0;

  get able(): boolean {
    return "speechSynthesis" in window && "SpeechSynthesisUtterance" in window;
  }

  /** Read one text after the other, in the language of the page. Browsers break off long ones: give short ones. */
  say(texts: string[]): void {
    if (!this.able) return;
    this.stop();
    const turn = this.#turn;
    const voice = speechSynthesis.getVoices().find((one) => one.lang.slice(0, 2) === words.language);
    const spoken = texts.filter(Boolean);
    this.speaking = spoken.length > 0;
    spoken.forEach((text, index) => {
      const said = new SpeechSynthesisUtterance(text);
      said.lang = voice?.lang ?? words.language;
      if (voice) said.voice = voice;
      said.rate = 0.95;
      const done = (): void => {
        if (turn === this.#turn) this.speaking = false;
      };
      said.onerror = done;
      if (index === spoken.length - 1) said.onend = done;
      speechSynthesis.speak(said);
    });
  }

  stop(): void {
    this.#turn += 1;
    if (this.able) speechSynthesis.cancel();
    this.speaking = false;
  }
}

export const speech = new Speech();

/** A text cut at the ends of its sentences. */
export const sentences = (text: string): string[] =>
  text.match(/[^.!?…]+[.!?…]*["”»’]*\s*/g)?.map((one) => one.trim()) ?? [text];
