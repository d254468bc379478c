/** What the tables of all games have in common: the seat that looks at them, whose turn is told, pieces that travel. */
import { tick } from "svelte";
import { spots, travel } from "./motion";
import { prefs } from "./prefs.svelte";
import type { SeatModel } from "./seat";
import { t } from "./words.svelte";
import type { DecisionInfo, GameView, OptionInfo } from "$types";

/** Who is told to act: their seat, the words for it, and whether it is the reader. */
export type Turn = { seat: number; text: string; mine: boolean };

/** What the parts of any table share; each game adds what is being chosen. */
export abstract class TablePlay<View extends GameView> {
  readonly #seat: () => SeatModel;

  /** The option that is picked but not sent. */
  picked = $state("");
  /** Log or chat, where both share a panel. */
  talk = $state<"log" | "chat">("log");

  constructor(seat: () => SeatModel) {
    this.#seat = seat;
  }

  get model(): SeatModel {
    return this.#seat();
  }
  get view(): View {
    return this.model.view as View;
  }
  get seat(): number | null {
    return this.model.you?.seat ?? null;
  }

  /** The open question; null where nothing may be chosen: in a replay, by a spectator, without a connection. */
  readonly asked = $derived.by((): DecisionInfo | null =>
    this.model.readonly || this.model.lost ? null : this.model.decision,
  );

  /** The option that a hint is about; empty: none. */
  readonly advised = $derived.by((): string => {
    const id = this.model.hint?.option ?? "";
    return this.asked?.options.some((option) => option.id === id) ? id : "";
  });
  /** For `data-advised` of whatever stands for an option. */
  isAdvised(option: OptionInfo | null | undefined): true | undefined {
    return (option && option.id === this.advised) || undefined;
  }
  /** The same for what stands for several of them. */
  advisedAmong(options: OptionInfo[]): true | undefined {
    return options.some((option) => this.isAdvised(option)) || undefined;
  }

  name(seat: number): string {
    return this.model.name(seat);
  }
  undo(): void {
    if (!this.model.readonly && !this.model.undo) this.model.send({ type: "undo" });
  }

  /** Whose turn or choice it is, in words; `active` is the seat whose turn it is in the rules. */
  turnOf(active: number | null): Turn | null {
    const { seat } = this;
    if (seat !== null && this.model.decision) {
      const key = active === seat ? "table-your-turn" : "table-your-choice";
      return { seat, text: t(key, { name: this.name(seat) }), mine: true };
    }
    const waiting = this.view.waiting.map((one) => one.seat);
    const other = waiting.find((one) => one !== seat) ?? active;
    if (other === null) return null;
    if (waiting.length > 1)
      return { seat: other, text: t("table-waiting-several", { n: waiting.length }), mine: false };
    const key = other === active ? "table-their-turn" : "table-their-choice";
    return { seat: other, text: t(key, { name: this.name(other) }), mine: false };
  }
}

/** Let the pieces below `root` travel whenever the picture changes; `then` is called when they are on their way. */
export function lettingTravel(root: () => HTMLElement | undefined, picture: () => unknown, then?: () => void): void {
  let before: ReturnType<typeof spots> = new Map();
  $effect.pre(() => {
    picture();
    const element = root();
    if (element) before = spots(element);
  });
  $effect(() => {
    picture();
    const element = root();
    if (element) travel(element, before, prefs.calm);
    before = new Map();
    then?.();
  });
}

/** Focus something below `root` once it is drawn. */
export function focusOn(root: HTMLElement | undefined, selector: string): void {
  void tick().then(() => root?.querySelector<HTMLElement>(selector)?.focus());
}
