/** The game beside the box as this screen knows it. It stays on the device until it is ended. */
import { catalogue } from "$lib/catalogue.svelte";
import { KEY } from "$lib/companion";
import { chance, deal, PLACES, type Role, type Table } from "./box";

const FORM = 1;
/** The exposure die. */
export const FACES = [
  ...Array<"blank">(6).fill("blank"),
  ...Array<"wound">(3).fill("wound"),
  ...Array<"frostbite">(2).fill("frostbite"),
  "bitten",
] as const;
/** What the night goes through. */
export const NIGHT = ["food", "waste", "crisis", "zombies", "goal", "round"] as const;
/** This many points more than needed are worth a morale. */
const BONUS = 2;

/** A crossroads card: watched in secret, read out, decided. */
export type Story = { card: string; step: "watch" | "read" | "chosen"; option: number };
export type Laid = { seat: number; card: string };
export type Roll = { who: string; face: number };

export type Game = {
  form: typeof FORM;
  table: Table;
  role: Role;
  round: number;
  /** Who began this round, and whose turn it is; a player's own phone does not need to know. */
  first: number;
  turn: number;
  piles: Record<string, string[]>;
  crisis: string;
  secrets: string[];
  /** The exile objectives by seat; null: not exiled. On screens without secrets the card is empty. */
  exiles: (string | null)[];
  hands: string[][];
  people: string[][];
  /** What was laid for the crisis. The table knows only that something was. */
  laid: Laid[];
  turned: boolean;
  /** What all phones together have come to, where this one cannot know. */
  points: number;
  story: Story | null;
  roll: Roll | null;
  /** How many steps of the night are done; null by day. */
  night: number | null;
};

function stored(): Game | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Game | null;
    return found?.form === FORM ? found : null;
  } catch {
    return null;
  }
}

export class Companion {
  #game = $state<Game | null>(stored());
  /** Who has the phone that goes round in hand. */
  holder = $state<number | null>(null);
  /** The game before the last step that can be taken back. */
  #before = $state.raw<Game | null>(null);

  constructor() {
    $effect(() => {
      const text = this.#game && JSON.stringify(this.#game);
      try {
        if (text) localStorage.setItem(KEY, text);
        else localStorage.removeItem(KEY);
      } catch {
        // Without storage everything works, it is only forgotten.
      }
    });
  }

  get on(): boolean {
    return this.#game !== null;
  }

  get game(): Game {
    if (!this.#game) throw new Error("no game beside the box");
    return this.#game;
  }

  begin(table: Table, role: Role): void {
    const dealt = deal(table, role);
    const nobody = table.names.map((): string[] => []);
    this.#game = {
      form: FORM,
      table,
      role,
      round: 1,
      first: 0,
      turn: 0,
      ...dealt,
      crisis: dealt.piles["crises"]?.shift() ?? "",
      exiles: table.names.map(() => null),
      people: nobody,
      laid: [],
      turned: false,
      points: 0,
      story: null,
      roll: null,
      night: null,
    };
  }

  end(): void {
    this.#game = this.#before = null;
    this.holder = null;
  }

  get canUndo(): boolean {
    return this.#before !== null;
  }

  /** Take the last step back: a touch too much must not spoil an evening. Rolls stand. */
  undo(): void {
    if (this.#before) this.#game = this.#before;
    this.#before = null;
    this.holder = null;
  }

  #note(): void {
    this.#before = $state.snapshot(this.game);
  }

  // -- who ---------------------------------------------------------------------------------------

  name(seat: number): string {
    return this.game.table.names[seat] ?? "";
  }

  get count(): number {
    return this.game.table.names.length;
  }

  /** Whether this one phone goes from hand to hand. */
  get round(): boolean {
    return this.game.role === "round";
  }

  /** Whose secrets may be opened on this screen now; null: nobody's. */
  get me(): number | null {
    const { role } = this.game;
    return role === "round" ? this.holder : role === "table" ? null : role;
  }

  /** Who watches and reads the story of somebody's turn: the neighbour to the right. */
  readerOf(seat: number): number {
    return (seat - 1 + this.count) % this.count;
  }

  /** Whose turn the story on this screen belongs to. */
  get teller(): { active: number; reader: number } {
    const { role, turn } = this.game;
    const active = typeof role === "number" ? (role + 1) % this.count : turn;
    return { active, reader: this.readerOf(active) };
  }

  /** Whose people roll here. */
  get roller(): number {
    const { role, turn } = this.game;
    return typeof role === "number" ? role : turn;
  }

  nextTurn(): void {
    this.#note();
    this.#pass();
  }

  #pass(): void {
    const game = this.game;
    game.story = null;
    game.roll = null;
    game.turn = (game.turn + 1) % this.count;
    if (game.turn === game.first) game.night = 0;
    this.holder = null;
  }

  /** Who begins, this round. */
  beginWith(seat: number): void {
    this.game.first = this.game.turn = seat;
    this.game.story = null;
    this.holder = null;
  }

  // -- the story ---------------------------------------------------------------------------------

  drawStory(): void {
    const card = this.game.piles["crossroads"]?.shift();
    if (card) this.game.story = { card, step: "watch", option: 0 };
  }

  /** What it waited for has happened: it is read out, and never comes again. */
  readStory(): void {
    this.#note();
    if (this.game.story) this.game.story.step = "read";
  }

  decide(option: number): void {
    this.#note();
    const { story } = this.game;
    if (story) Object.assign(story, { step: "chosen", option });
  }

  /** The turn is over: a card that did not happen goes under the deck. */
  closeStory(): void {
    this.#note();
    const { story, piles } = this.game;
    if (story?.step === "watch") piles["crossroads"]?.push(story.card);
    this.game.story = null;
    if (typeof this.game.role !== "number") this.#pass();
  }

  // -- the hand ----------------------------------------------------------------------------------

  hand(seat: number): string[] {
    return this.game.hands[seat] ?? [];
  }

  left(place: string): number {
    return this.game.piles[place]?.length ?? 0;
  }

  get places(): string[] {
    return PLACES.filter((place) => place in this.game.piles);
  }

  /** Look at the top `n` cards of a place. */
  top(place: string, n: number): string[] {
    return (this.game.piles[place] ?? []).slice(0, n);
  }

  /** Of the top `n` cards one is kept, the others go under the deck. */
  keep(seat: number, place: string, n: number, index: number): void {
    this.#note();
    const found = this.game.piles[place]?.splice(0, n) ?? [];
    const [card] = found.splice(index, 1);
    this.game.piles[place]?.push(...found);
    if (card) this.take(seat, card);
  }

  take(seat: number, card: string): void {
    this.game.hands[seat]?.push(card);
  }

  /** A card leaves the hand: played, given away, lost. */
  lose(seat: number, card: string): void {
    this.#note();
    this.#drop(seat, card);
  }

  #drop(seat: number, card: string): void {
    const hand = this.hand(seat);
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
  }

  /** Exiled, or back again. Who is exiled draws another aim, if this screen may know it. */
  exile(seat: number, away: boolean): void {
    this.#note();
    const { exiles, piles, secrets, role } = this.game;
    const known = (role === "round" || role === seat) && secrets[seat];
    exiles[seat] = away ? (known ? (piles["exiles"]?.shift() ?? "") : "") : null;
  }

  // -- people ------------------------------------------------------------------------------------

  addPerson(seat: number, survivor: string): void {
    this.game.people[seat]?.push(survivor);
  }

  losePerson(survivor: string): void {
    this.#note();
    this.game.people = this.game.people.map((all) => all.filter((one) => one !== survivor));
    if (this.game.roll?.who === survivor) this.game.roll.who = "";
  }

  /** Survivors whom nobody has. */
  get free(): string[] {
    const taken = new Set(this.game.people.flat());
    return Object.keys(catalogue.survivors).filter((one) => !taken.has(one));
  }

  rollFor(who: string): void {
    this.game.roll = { who, face: chance(FACES.length) };
  }

  // -- the crisis --------------------------------------------------------------------------------

  get need(): number {
    return this.game.exiles.filter((one) => one === null).length;
  }

  fits(card: string): boolean {
    const symbol = catalogue.items[card]?.symbol ?? "";
    return catalogue.crises[this.game.crisis]?.prevent.includes(symbol) ?? false;
  }

  lay(seat: number, card: string): void {
    this.#note();
    if (card) this.#drop(seat, card);
    this.game.laid.push({ seat, card });
  }

  takeBack(seat: number): void {
    const at = this.game.laid.findLastIndex((one) => one.seat === seat);
    const [card] = at < 0 ? [] : this.game.laid.splice(at, 1);
    if (card?.card) this.take(seat, card.card);
  }

  /** All cards are turned over, in no order that tells whose they were. */
  turnOver(): void {
    this.#note();
    this.game.laid = this.game.laid
      .map((one) => ({ one, at: chance(2 ** 31) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
    this.game.turned = true;
    this.game.points = this.sum;
  }

  /** What the cards on this screen are worth. */
  get sum(): number {
    return this.game.laid.filter((one) => one.card).reduce((sum, one) => sum + (this.fits(one.card) ? 1 : -1), 0);
  }

  get verdict(): "failed" | "averted" | "bonus" {
    const { points } = this.game;
    return points < this.need ? "failed" : points < this.need + BONUS ? "averted" : "bonus";
  }

  nextRound(): void {
    this.#note();
    const game = this.game;
    game.round += 1;
    game.crisis = game.piles["crises"]?.shift() ?? "";
    game.laid = [];
    game.turned = false;
    game.points = 0;
    game.night = null;
    game.roll = null;
    // The token goes to the right.
    this.beginWith(this.readerOf(game.first));
  }

  // -- rounds ------------------------------------------------------------------------------------

  get rounds(): number {
    const { goal, hard } = this.game.table;
    const sides = catalogue.objectives[goal]?.sides;
    return (sides?.[hard ? "hardcore" : "normal"] ?? sides?.["normal"])?.rounds ?? 0;
  }
}
