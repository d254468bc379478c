/** The words of Raxxon cards. */
import { ta } from "$lib/words.svelte";
import type { OptionInfo } from "$types";

/** When a card is triggered. */
export const cardTrigger = (card: string): string => ta(card, "trigger");
/** The story on it, if it tells one. */
export const cardStory = (card: string): string => ta(card, "story");
/** What it does, where there is nothing to choose. */
export const cardEffect = (card: string): string =>
  ta(card, "option2") || ta(card, "effect2") ? "" : ta(card, "effect1") || ta(card, "effect") || ta(card, "text");
/** How one of its choices is called. */
export const optionName = (card: string, option: OptionInfo): string =>
  ta(card, `option${String(option.args["choice"])}`);
/** And what it does. */
export const optionEffect = (card: string, option: OptionInfo): string =>
  ta(card, `effect${String(option.args["choice"])}`);
