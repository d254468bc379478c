/** What the parts of the Raxxon table share: what is shown, what is being chosen, and how to answer. */
import { getContext, setContext } from "svelte";
import type { SeatModel } from "$lib/seat";
import { TablePlay } from "$lib/table.svelte";
import { t } from "$lib/words.svelte";
import type { CrowdCardView, DecisionInfo, OptionInfo, RaxxonView, SheetView } from "$types";
import { actionName, WIDEST } from "./facts";

export type Cell = { row: number; col: number };
export type LineOf = { kind: "row" | "column"; at: number };
/** The part of the endless plain that is drawn: its first row and column, and how many. */
export type Frame = { top: number; left: number; rows: number; columns: number };

/** Questions that are answered by a click into the crowd. */
const IN_CROWD = new Set(["rx-pick", "rx-place", "rx-row", "rx-column"]);
/** Questions over the table. */
const OVER = new Set(["rx-choose", "rx-character"]);

const KEY = Symbol("raxxon");

export class RaxxonPlay extends TablePlay<RaxxonView> {
  /** The face-down card to investigate, if one was pointed at before the action was sent. */
  target = $state.raw<Cell | null>(null);
  /** The row or column under the pointer or the focus. */
  hovered = $state.raw<LineOf | null>(null);
  /** Which panel is open at the side. */
  panel = $state<"" | "talk" | "city" | "piles">("");
  /** Whose sheet is looked at; null: the own one. */
  looked = $state<number | null>(null);

  #follows: Cell | null = null;
  #origin = { day: -1, top: 0, left: 0 };

  get decision(): DecisionInfo | null {
    return this.asked;
  }
  readonly turn = $derived(this.decision?.kind === "rx-turn");
  readonly over = $derived(this.decision !== null && OVER.has(this.decision.kind));
  readonly busy = $derived(this.model.pending);

  /** The sheet to show: the one that was asked for, the own one, or that of whoever acts. */
  readonly sheet = $derived.by((): SheetView | null => {
    const wanted = this.looked ?? this.seat ?? this.view.active ?? 0;
    return this.view.sheets.find((one) => one.seat === wanted) ?? null;
  });
  /** Whether the sheet that is shown is the one to act with. */
  readonly own = $derived(this.sheet !== null && this.sheet.seat === this.seat);

  // -- the crowd -----------------------------------------------------------------------------------

  readonly #options = $derived.by(() => {
    const found = new Map<string, OptionInfo>();
    for (const option of this.decision?.options ?? []) {
      if (option.verb === "rx-pick" || option.verb === "rx-place")
        found.set(`${option.args["row"]}:${option.args["col"]}`, option);
    }
    return found;
  });
  readonly lines = $derived(
    (this.decision?.options ?? []).filter((option) => option.verb === "rx-row" || option.verb === "rx-column"),
  );
  /** Everything that is not chosen in the crowd. */
  readonly listed = $derived((this.decision?.options ?? []).filter((option) => !IN_CROWD.has(option.verb)));
  readonly inCrowd = $derived((this.decision?.options ?? []).some((option) => IN_CROWD.has(option.verb)));

  /** Always 6 by 6, so that nothing jumps; only a crowd that may grow both ways needs one more. */
  readonly frame = $derived.by((): Frame => {
    const { view } = this;
    const rows = view.crowd.cards.map((card) => card.row);
    const columns = view.crowd.cards.map((card) => card.col);
    for (const [key, option] of this.#options) {
      if (option.verb !== "rx-place") continue;
      const [row, col] = key.split(":").map(Number);
      rows.push(row ?? 0);
      columns.push(col ?? 0);
    }
    if (!rows.length) return { top: 0, left: 0, rows: WIDEST, columns: WIDEST };
    const anew = this.#origin.day !== view.day;
    const [top, height] = span(rows, this.#origin.top, anew);
    const [left, width] = span(columns, this.#origin.left, anew);
    this.#origin = { day: view.day, top, left };
    return { top, left, rows: height, columns: width };
  });

  option(row: number, col: number): OptionInfo | null {
    return this.#options.get(`${row}:${col}`) ?? null;
  }
  lineOption(line: LineOf): OptionInfo | null {
    const verb = line.kind === "row" ? "rx-row" : "rx-column";
    return (
      this.lines.find(
        (option) => option.verb === verb && option.args[line.kind === "row" ? "row" : "col"] === line.at,
      ) ?? null
    );
  }
  /** Whether a card can be pointed at now. */
  can(card: CrowdCardView): boolean {
    return this.option(card.row, card.col) !== null || (this.turn && !card.up);
  }
  chosen(row: number, col: number): boolean {
    if (this.turn)
      return this.picked === this.#verb("rx-investigate")?.id && this.target?.row === row && this.target.col === col;
    const option = this.option(row, col);
    return option !== null && option.id === this.picked;
  }
  /** The line to draw a bracket around: the one under the pointer, or the one that is picked. */
  readonly bracket = $derived.by((): LineOf | null => {
    if (!this.lines.length) return null;
    if (this.hovered) return this.hovered;
    const option = this.lines.find((one) => one.id === this.picked);
    if (!option) return null;
    return option.verb === "rx-row"
      ? { kind: "row", at: Number(option.args["row"]) }
      : { kind: "column", at: Number(option.args["col"]) };
  });

  // -- choosing ------------------------------------------------------------------------------------

  #verb(verb: string): OptionInfo | undefined {
    return this.decision?.options.find((option) => option.verb === verb);
  }

  /** Point at a cell. */
  point(row: number, col: number): void {
    if (this.turn) {
      const card = this.view.crowd.cards.find((one) => one.row === row && one.col === col);
      const investigate = this.#verb("rx-investigate");
      if (!card || card.up || !investigate) return;
      this.picked = investigate.id;
      this.target = { row, col };
      return;
    }
    const option = this.option(row, col);
    if (option) this.picked = option.id;
  }
  /** Take an option up, to be sent by `confirm`. */
  pick(option: string): void {
    this.picked = option;
  }
  /** Whether what a hint is about is picked first, and sent then. */
  readonly showable = $derived(
    this.turn || this.advisedAmong(this.asked?.options.filter((one) => IN_CROWD.has(one.verb)) ?? []),
  );
  /** Take up what a hint is about. */
  showAdvised(): void {
    this.target = null;
    this.picked = this.advised;
  }
  readonly option_ = $derived(this.decision?.options.find((option) => option.id === this.picked) ?? null);

  /** Send what is picked. */
  confirm(): void {
    const option = this.option_;
    if (!option || this.busy) return;
    this.#follows = this.turn && option.verb === "rx-investigate" ? this.target : null;
    this.model.answer(option.id);
  }
  /** Send an option at once. */
  answer(option: string): void {
    if (!this.busy) this.model.answer(option);
  }

  /** A question has come (or gone): what was pointed at in the last one is followed up or forgotten. */
  arrived(): void {
    const { decision } = this;
    this.hovered = null;
    this.target = null;
    this.picked = "";
    if (!decision) return;
    const wanted = this.#follows;
    this.#follows = null;
    if (wanted && decision.kind === "rx-pick" && decision.about["why"] === "flip") {
      const option = this.option(wanted.row, wanted.col);
      if (option) {
        this.model.answer(option.id);
        return;
      }
    }
    if (decision.kind === "rx-turn") {
      this.picked = this.#verb("rx-investigate")?.id ?? "";
      this.looked = null;
    }
  }

  /** What the great button says. */
  readonly verdict = $derived.by((): string => {
    const option = this.option_;
    if (this.turn && option?.verb === "rx-investigate" && this.target) return t("raxxonpage-go-flip");
    if (!option) return t("raxxonpage-go-none");
    if (option.verb === "rx-pick") return t("raxxonpage-go-pick", { why: String(this.decision?.about["why"] ?? "") });
    if (option.verb === "rx-place") return t("raxxonpage-go-place");
    if (option.verb === "rx-row" || option.verb === "rx-column")
      return t("raxxonpage-go-line", {
        why: String(this.decision?.about["why"] ?? ""),
        line: option.verb === "rx-row" ? "row" : "column",
      });
    if (option.verb === "rx-investigate") return t("rx-action-investigate");
    if (option.verb === "rx-act") return actionName(this.sheet?.character ?? "", String(option.args["action"]));
    return option.verb === "rx-pass" ? t("raxxonpage-pass") : option.text;
  });
}

/** Where the drawn part begins, and how long it is: as before if everything still fits. */
function span(places: number[], before: number, anew: boolean): [number, number] {
  const low = Math.min(...places);
  const high = Math.max(...places);
  const size = Math.max(WIDEST, high - low + 1);
  if (anew) return [low - Math.floor((size - (high - low + 1)) / 2), size];
  if (low < before) return [low, size];
  return [high >= before + size ? high - size + 1 : before, size];
}

export const providePlay = (seat: () => SeatModel): RaxxonPlay => setContext(KEY, new RaxxonPlay(seat));
export const usePlay = (): RaxxonPlay => getContext<RaxxonPlay>(KEY);
