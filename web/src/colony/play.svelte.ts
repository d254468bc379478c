/** Everything the parts of the table share: what is shown, what is being chosen, and how to answer. */
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { t, placeName, shortName } from "$lib/words.svelte";
import { inspector, look } from "$lib/inspect.svelte";
import type { SeatModel } from "$lib/seat";
import { TablePlay } from "$lib/table.svelte";
import type { EventInfo, Line, OptionInfo, PlaceView, PlayerView, SelfView, SurvivorView, TableView } from "$types";
import {
  type Act,
  actionsOf,
  arg,
  type Value,
  cardActs,
  choices,
  chosen,
  filled,
  layingAct,
  tableActs,
  placeActs,
  survivorActs,
} from "./options";
import { doomed } from "./doom";
import { robbers, rollLines, specials } from "./longnight/parts";
import { acting, holder, ownColony } from "./seen";
import { warring } from "./warring/sides";
import { ownDen } from "./warring/wolf";

/** Kinds of decisions that need the map: they are asked in the tray, not over the table. */
const ON_THE_MAP = new Set([
  "turn",
  "move-step",
  "lure",
  "choose-entrance",
  "choose-place",
  "choose-survivor",
  "free-attack",
  "choose-leader",
  "move-requested",
]);

export type Mark = "" | "choose" | "target";
export type Spot = { place: string; entrance: number };
/** A page over the table: the experiment behind glass, one that got out, what bandits have, a stage, a pill. */
export type Page =
  | { kind: "laboratory" | "hideout" }
  | { kind: "stage"; fresh: boolean }
  | { kind: "experiment"; card: string; fresh: boolean }
  | { kind: "pill"; card: string };
export type Tab = "table" | "town" | "hand" | "crisis" | "players" | "log";

/** What ends the own turn, or the own part of it. */
const ENDS = new Set(["end-turn", "done-moving"]);

const KEY = Symbol("play");

export class Play extends TablePlay<TableView> {
  /** The own survivor that is to act. */
  survivor = $state("");
  /** The hand card that was taken up. */
  card = $state("");
  /** What is to be done, before it is known who does it. */
  verb = $state("");
  /** The place (and entrance) from which the choice began. */
  spot = $state.raw<Spot | null>(null);
  act = $state.raw<Act | null>(null);
  picks = $state.raw<Record<string, Value>>({});
  /** Whether a dangerous or final thing waits for its second yes; the id of its option. */
  sure = $state("");
  /** Whether a dialog is folded to a bar, to look at the table. */
  folded = $state(false);
  /** The round in which nothing is offered to anybody. */
  silent = $state(-1);
  /** Whether the own secret was looked at since the table was opened. */
  looked = $state(false);
  /** Somebody was faster: what was being chosen is gone. Says so until something else is chosen. */
  overtaken = $state(false);
  /** Answers that follow once the next turn question is there (several cards for the crisis). */
  queue: string[] = [];
  /** Phone: which tab is open. */
  tab = $state<Tab>("table");
  /** Who swallows the card that is being played: answers the question that follows. */
  swallows = "";
  /** The page that is open to be read. */
  page = $state.raw<Page | null>(null);
  /** A fight lies over the table: what else is asked waits. */
  fight = $state(false);
  /** Tablet: which panel is open over the map. */
  panel = $state<"" | "crisis" | "goal" | "log" | "players">("");

  readonly #told = new SvelteMap<string, Line[]>();
  readonly #asked = new Set<string>();

  // -- what is shown -------------------------------------------------------------------------------

  get connected(): boolean {
    return !this.model.lost;
  }
  get refused(): string {
    return this.model.refusal?.text ?? "";
  }
  get me(): SelfView | null {
    return this.view.me;
  }
  override get seat(): number | null {
    return this.me?.seat ?? null;
  }
  get events(): EventInfo[] {
    return this.model.events;
  }

  /** The question; none while an answer is on its way. */
  readonly decision = $derived(this.model.pending ? null : this.asked);
  /** Whether the reader acts: the tray is open, and a sentence is put together. */
  readonly turn = $derived(this.decision?.kind === "turn" || this.decision?.kind === "move-step");
  /** Whether people are only moved now: two colonies do that before they act. */
  readonly moving = $derived(this.decision?.kind === "move-step");
  /** What two colonies at war have in common; nothing where there is one. */
  readonly war = $derived(warring(this.view));
  /** What every survivor can do at this table. */
  readonly actions = $derived(actionsOf(this.war !== undefined));
  readonly onMap = $derived(this.decision !== null && ON_THE_MAP.has(this.decision.kind));
  /** The own colony; a spectator looks at the first one. */
  readonly colony = $derived(ownColony(this.view));
  /** Who acts now, if it is somebody's turn. */
  readonly active = $derived(acting(this.view));
  /** Several play at this screen and somebody else is acting: the hand lies face down. */
  readonly covered = $derived(this.model.shared && !this.model.decision && this.active !== this.seat);
  /** Who holds the crossroads card of the turn. */
  readonly holder = $derived(holder(this.view));
  readonly places = $derived(new Map(this.view.places.map((place) => [place.id, place])));
  readonly people = $derived(new Map(this.view.survivors.map((one) => [one.id, one])));
  readonly mine = $derived(this.view.survivors.filter((one) => one.owner === this.seat));
  readonly player = $derived.by(
    (): PlayerView | null => this.view.players.find((one) => one.seat === this.seat) ?? null,
  );

  isBot(seat: number): boolean {
    return this.model.table?.seats.find((one) => one.seat === seat)?.kind === "bot";
  }
  place(id: string): PlaceView | undefined {
    return this.places.get(id);
  }
  at(place: string): SurvivorView[] {
    return this.view.survivors.filter((one) => one.place === place);
  }

  // -- choosing ------------------------------------------------------------------------------------

  readonly acts = $derived.by((): Act[] => {
    if (this.survivor) return survivorActs(this.turn ? this.decision : null, this.survivor, this.actions);
    if (this.card) return cardActs(this.turn ? this.decision : null, this.card);
    return [];
  });
  /** Who could do something now: they glow. */
  readonly able = $derived(
    new Set(
      this.turn
        ? (this.decision?.options ?? []).map((option) => String(option.args["survivor"] ?? "")).filter(Boolean)
        : [],
    ),
  );
  /** Everything that every survivor has, with those who could do it now. */
  readonly overview = $derived.by((): { verb: string; who: { survivor: string; act: Act }[] }[] =>
    this.actions.map(([verb]) => ({
      verb,
      who: this.mine.flatMap((one) => {
        const act = survivorActs(this.turn ? this.decision : null, one.id).find((found) => found.verb === verb);
        return act?.options.length ? [{ survivor: one.id, act }] : [];
      }),
    })),
  );
  /** From a place: who could do what there. */
  readonly offers = $derived.by(() =>
    this.spot && this.turn
      ? placeActs(this.decision, this.spot.place, this.spot.entrance, (id) => this.people.get(id)?.place ?? "")
      : [],
  );
  readonly option = $derived.by((): OptionInfo | null => {
    if (this.turn) return this.act ? chosen(this.act, this.picks) : null;
    return this.decision?.options.find((option) => option.id === this.picked) ?? null;
  });
  /** The slot that is open, or empty. */
  readonly open = $derived(this.act?.slots.find((slot) => !(slot in this.picks)) ?? "");
  /** How many faces of the die would kill: a dangerous thing asks once. */
  readonly danger = $derived.by((): boolean => {
    const option = this.option;
    const who = this.people.get(String(option?.args["survivor"] ?? ""));
    if (!option?.odds?.rolls || !who) return false;
    return who.wounds + who.frostbite + who.despair + 1 >= who.wound_limit;
  });

  choicesFor(slot: string): Value[] {
    return this.act && this.act.slots.includes(slot) ? choices(this.act, this.picks, slot) : [];
  }

  /** Take up one of the own people, to see what they can do. */
  takeUp(survivor: string): void {
    if (this.survivor === survivor && this.act) return void this.dropAct();
    this.clear();
    this.survivor = survivor;
  }
  takeCard(card: string): void {
    const again = this.card === card;
    this.clear();
    if (again) return;
    this.card = card;
    const acts = this.acts;
    if (acts.length === 1 && acts[0]) this.begin(acts[0]);
  }
  /** Begin with what is to be done: at once where only one could, else who is asked. */
  takeVerb(verb: string): void {
    const who = this.overview.find((one) => one.verb === verb)?.who ?? [];
    this.clear();
    if (who.length === 1 && who[0]) this.begin(who[0].act, who[0].survivor);
    else if (who.length) this.verb = verb;
  }
  lookAt(place: string, entrance = 0): void {
    this.clear();
    this.spot = { place, entrance };
  }
  begin(act: Act, survivor = ""): void {
    if (!act.options.length) return;
    if (act.verb === "lab-die") return void (this.page = { kind: "laboratory" });
    const card = String(act.options[0]?.args["card"] ?? "");
    if (act.verb === "play" && rollLines(card).length) return void (this.page = { kind: "pill", card });
    if (survivor) this.survivor = survivor;
    this.verb = "";
    this.act = act;
    this.picks = filled(act, {});
    this.sure = "";
    this.overtaken = false;
    this.tell();
  }
  /** The crisis or the objective: choose cards to lay. */
  lay(verb: "contribute" | "supply"): void {
    const act = layingAct(this.decision, verb);
    this.clear();
    if (act) this.begin(act);
  }
  pick(slot: string, value: Value): void {
    if (!this.act) return;
    const picks = { ...this.picks, [slot]: value };
    const later = this.act.slots.filter((one) => one !== slot);
    const kept: Record<string, Value> = { [slot]: value };
    for (const one of later) if (one in picks) kept[one] = picks[one] as Value;
    // What no longer goes together with the new pick is chosen anew.
    for (const one of later)
      if (one in kept && !choices(this.act, { [slot]: value }, one).includes(kept[one] as Value)) delete kept[one];
    this.picks = filled(this.act, kept);
    this.sure = "";
    this.overtaken = false;
    this.tell();
  }
  reopen(slot: string): void {
    const picks = { ...this.picks };
    delete picks[slot];
    this.picks = picks;
  }
  dropAct(): void {
    this.act = null;
    this.picks = {};
    this.sure = "";
  }
  /** One step back. */
  back(): void {
    if (this.sure) this.sure = "";
    else if (this.act) {
      this.dropAct();
      if (!this.survivor && !this.card) this.clear();
    } else this.clear();
  }
  clear(): void {
    this.overtaken = false;
    this.survivor = "";
    this.card = "";
    this.verb = "";
    this.spot = null;
    this.picked = "";
    this.dropAct();
  }
  readonly choosing = $derived(
    Boolean(this.survivor || this.card || this.verb || this.spot || this.act || this.picked),
  );

  /** Whether a hint speaks of somebody or of a card. */
  advisedPart(part: "survivor" | "card", id: string): true | undefined {
    return this.advisedAmong(this.decision?.options.filter((option) => option.args[part] === id) ?? []);
  }
  /** Take up what a hint is about, as if it had been put together by hand. */
  showAdvised(): void {
    const option = this.decision?.options.find((one) => this.isAdvised(one));
    if (!option) return;
    this.clear();
    this.model.dropHint();
    this.panel = "";
    this.tab = "table";
    if (!this.turn) return void this.choose(option.id);
    const [survivor, card] = [String(arg(option, "survivor")), String(arg(option, "card"))];
    const own = survivor ? survivorActs(this.decision, survivor, this.actions) : [];
    const held = card && this.me?.hand.includes(card) ? cardActs(this.decision, card) : [];
    const laid =
      option.verb === "contribute" || option.verb === "supply" ? layingAct(this.decision, option.verb) : null;
    const has = (act: Act): boolean => act.options.some((one) => one.id === option.id);
    const act = own.find(has) ?? held.find(has) ?? tableActs(this.decision).find(has) ?? laid;
    if (!act) return;
    if (own.includes(act)) this.survivor = survivor;
    else if (held.includes(act)) this.card = card;
    this.begin(act);
    if (this.act) this.picks = Object.fromEntries(act.slots.map((slot) => [slot, arg(option, slot)]));
    this.tell();
  }

  // -- the map -------------------------------------------------------------------------------------

  /** How an entrance (or its zombies) is marked. */
  markEntrance(place: string, entrance: number): Mark {
    const act = this.act;
    if (act && this.turn) {
      const slot = act.slots.includes("entrance") ? "entrance" : act.verb === "attack" ? "target" : "";
      const where = this.people.get(this.survivor)?.place;
      if (act.verb === "attack-special" && where === place)
        return specials(this.view, place, entrance).some((one) => one.card === this.picks["card"]) ? "target" : "";
      if (!slot || where !== place) return "";
      if (this.picks[slot] === entrance) return "target";
      return this.choicesFor(slot).includes(entrance) ? "choose" : "";
    }
    if (this.spot?.place === place && this.spot.entrance === entrance) return "target";
    const option = this.#onMapOption(
      (args) =>
        (args["place"] ?? this.decision?.about["place"]) === place && (args["entrance"] ?? args["target"]) === entrance,
    );
    if (!option) return "";
    return this.picked === option.id ? "target" : "choose";
  }
  markPlace(place: string): Mark {
    if (this.act && this.turn) {
      if (!this.act.slots.includes("to") || this.act.verb !== "move") return "";
      if (this.picks["to"] === place) return "target";
      return this.choicesFor("to").includes(place) ? "choose" : "";
    }
    if (this.spot?.place === place && !this.spot.entrance) return "target";
    const option = this.#onMapOption((args) => args["place"] === place && !("entrance" in args));
    if (!option) return "";
    return this.picked === option.id ? "target" : "choose";
  }
  markSurvivor(id: string): Mark {
    if (this.act && this.turn) {
      for (const slot of ["target", "survivor", "to"]) {
        if (!this.act.slots.includes(slot)) continue;
        if (this.picks[slot] === id) return "target";
        if (this.choicesFor(slot).includes(id)) return "choose";
      }
      return "";
    }
    if (this.verb) return this.#doers.has(id) ? "choose" : "";
    const option = this.#onMapOption((args) => args["survivor"] === id || args["leader"] === id);
    if (!option) return "";
    return this.picked === option.id ? "target" : "choose";
  }
  /** Who could do what is to be done. */
  readonly #doers = $derived(
    new Map((this.overview.find((one) => one.verb === this.verb)?.who ?? []).map((one) => [one.survivor, one.act])),
  );
  markCard(card: string): Mark {
    if (this.card === card) return "target";
    if (!this.act || !this.turn || !this.act.slots.includes("card") || this.act.verb === "move") return "";
    if (this.picks["card"] === card) return "target";
    return this.choicesFor("card").includes(card) ? "choose" : "";
  }
  markDie(die: number): "" | "sel" | "no" | "choose" {
    if (!this.act?.slots.includes("die")) return "";
    if (this.picks["die"] === die) return "sel";
    return this.choicesFor("die").includes(die) ? "choose" : "no";
  }

  #onMapOption(test: (args: Record<string, unknown>) => boolean): OptionInfo | undefined {
    if (!this.onMap || this.turn) return undefined;
    return this.decision?.options.find((option) => test(option.args));
  }

  tapEntrance(place: string, entrance: number): void {
    const mark = this.markEntrance(place, entrance);
    if (this.act && mark === "choose") this.pick(this.act.slots.includes("entrance") ? "entrance" : "target", entrance);
    else if (this.turn && !mark) this.lookAt(place, entrance);
    else if (!mark) inspector.open(look("gate", place, entrance));
    else if (!this.turn) {
      const option = this.#onMapOption(
        (args) =>
          (args["place"] ?? this.decision?.about["place"]) === place &&
          (args["entrance"] ?? args["target"]) === entrance,
      );
      if (option) this.choose(option.id);
    }
  }
  tapPlace(place: string): void {
    const mark = this.markPlace(place);
    if (this.act && mark === "choose") this.pick("to", place);
    else if (this.turn && mark !== "target") this.lookAt(place);
    else if (!this.turn && !mark) inspector.open(look("place", place));
    else if (!this.turn) {
      const option = this.#onMapOption((args) => args["place"] === place && !("entrance" in args));
      if (option) this.choose(option.id);
    }
  }
  tapSurvivor(id: string): void {
    const mark = this.markSurvivor(id);
    if (this.act && mark === "choose") {
      const slot = ["target", "survivor", "to"].find((one) => this.choicesFor(one).includes(id));
      if (slot) this.pick(slot, id);
    } else if (this.verb && mark) {
      const found = this.#doers.get(id);
      if (found) this.begin(found, id);
    } else if (!this.turn && mark) {
      const option = this.#onMapOption((args) => args["survivor"] === id || args["leader"] === id);
      if (option) this.choose(option.id);
    } else if (this.people.get(id)?.owner === this.seat) this.takeUp(id);
    else inspector.open(look("survivor", id));
  }
  tapCard(card: string): void {
    if (this.act && this.markCard(card) === "choose" && this.act.slots.includes("card")) this.pick("card", card);
    else this.takeCard(card);
  }
  tapDie(die: number): void {
    if (this.act && this.choicesFor("die").includes(die)) this.pick("die", die);
  }
  /** A question on the map: pick an option, to be confirmed. */
  choose(id: string): void {
    this.picked = id;
    this.tell();
  }

  // -- answering -----------------------------------------------------------------------------------

  /** Ask the server what the chosen option would surely do. */
  tell(): void {
    if (this.option) this.explain(this.option.id);
  }
  explain(id: string): void {
    const key = this.#tellingOf(id);
    if (this.#asked.has(key) || !this.decision) return;
    this.#asked.add(key);
    void this.model.explain(id).then((lines) => this.#told.set(key, lines));
  }
  /** What `explain` has told of an option of the open decision. */
  lines(id: string): Line[] {
    return this.#told.get(this.#tellingOf(id)) ?? [];
  }
  /** While somebody else acts too, what was told holds only until the next answer. */
  #tellingOf(id: string): string {
    const at = (this.war?.acting.length ?? 0) > 1 ? this.model.answers : 0;
    return `${this.decision?.id ?? -1}/${at}/${id}`;
  }
  /** Confirm what is chosen; a dangerous thing once more. */
  confirm(): void {
    const option = this.option;
    if (!option) return;
    if (this.danger && this.sure !== option.id) this.sure = option.id;
    else this.answer(option.id);
  }
  answer(id: string): void {
    const decision = this.decision;
    if (!decision) return;
    this.model.answer(id);
    this.folded = false;
    this.clear();
  }
  /** Offer nothing now, nor to anybody who asks before the next round. */
  offerNothing(): void {
    this.silent = this.view.round;
    this.refuse();
  }
  /** Answer a request as was said for the whole round; being asked tells nothing, so this tells nothing either. */
  refuse(): void {
    const decision = this.decision;
    if (decision?.kind !== "request" || this.silent !== this.view.round) return;
    const refusal = decision.options.find((option) => option.verb === "refuse");
    if (refusal) this.answer(refusal.id);
  }
  /** Several answers to turn questions in a row. */
  answerAll(ids: string[]): void {
    const [first, ...rest] = ids;
    if (!first) return;
    this.queue = rest;
    this.answer(first);
  }
  /** Who will die if nothing changes, and why. */
  readonly doom = $derived(doomed(this.view, this.model.telling ? [] : this.model.forecast));
  readonly endOption = $derived(
    this.turn ? (this.decision?.options.find((option) => ENDS.has(option.verb)) ?? null) : null,
  );
  endTurn(): void {
    const end = this.endOption;
    if (!end) return;
    if (!this.moving && this.player?.unused.length && this.sure !== end.id) {
      this.clear();
      this.sure = end.id;
    } else this.answer(end.id);
  }
  skip(): void {
    this.model.skip();
  }
  /** A new picture has come: drop what it overtook, and go on with what was queued. */
  arrived(): void {
    const decision = this.decision;
    if (decision && this.swallows) {
      const who = this.swallows;
      this.swallows = "";
      const asked = decision.kind === "choose-survivor" && decision.about["why"] === "choose-own";
      const option = asked ? decision.options.find((one) => one.args["survivor"] === who) : undefined;
      if (option) return this.answer(option.id);
    }
    if (decision?.kind === "turn" && this.queue.length) {
      const next = this.queue.shift();
      if (next && decision.options.some((option) => option.id === next)) return this.answer(next);
      this.queue = [];
    } else if (decision) this.queue = [];
    if (this.act) this.#refresh(this.act);
    if (this.survivor && !this.people.has(this.survivor)) this.clear();
    if (this.card && !this.me?.hand.includes(this.card)) this.clear();
  }

  /** What is being chosen goes on with the options of now; where two act at once, the other may have been faster. */
  #refresh(act: Act): void {
    if (act.options.every((option) => this.decision?.options.some((one) => one.id === option.id))) return;
    const before = this.picks;
    const found = this.decision && this.war?.acting.length ? this.#sameAct(act) : undefined;
    if (found) {
      this.act = found;
      this.picks = filled(found, before);
      this.overtaken = Object.entries(before).some(([slot, value]) => this.picks[slot] !== value);
      this.tell();
    } else {
      this.dropAct();
      this.overtaken = this.decision !== null && (this.war?.acting.length ?? 0) > 0;
    }
  }
  /** An act as it can be done now. */
  #sameAct(act: Act): Act | undefined {
    const one = act.options[0]?.args["survivor"];
    const people = typeof one === "string" ? survivorActs(this.decision, one, this.actions) : [];
    const laying = act.verb === "contribute" || act.verb === "supply" ? layingAct(this.decision, act.verb) : null;
    const all = [...people, ...(this.card ? cardActs(this.decision, this.card) : []), ...tableActs(this.decision)];
    const offered = laying && act.slots.includes("card") ? [laying] : all;
    return offered.find((found) => found.key === act.key && found.options.length > 0);
  }

  // -- small words ---------------------------------------------------------------------------------

  /** Where somebody is; the own colony goes without its name, the den of the lone wolf does not. */
  whereabouts(one: SurvivorView): string {
    return one.place === this.colony.place && !ownDen(this.view) ? t("table-home") : placeName(one.place);
  }
  /** "Hospital: Olivia (1 wound), Janet; 3 of 4 zombies, 2 noise, 11 cards". */
  summary(place: PlaceView): string {
    const people = this.at(place.id).map((one) => {
      const hurt = one.wounds + one.frostbite + one.despair;
      return hurt ? t("table-hurt", { name: shortName(one.id), n: hurt }) : shortName(one.id);
    });
    const zombies = place.zombies.reduce((sum, n) => sum + n, 0);
    const held = robbers(this.view, place.id);
    const worse = specials(this.view, place.id).map((one) => t(one.card));
    const more = [
      held ? t("table-bandits-here", { n: held }) : "",
      worse.length ? t("table-special-here", { names: [...new Set(worse)].join(", "), n: worse.length }) : "",
    ];
    const told = t("table-place-summary", {
      place: placeName(place.id),
      people: people.length ? people.join(", ") : t("table-nobody"),
      zombies,
      spaces: place.entrance_spaces * place.zombies.length,
      barricades: place.barricades.reduce((sum, n) => sum + n, 0),
      noise: place.noise,
      cards: place.deck,
      deck: place.has_deck ? "yes" : "no",
    });
    return [told, ...more].filter(Boolean).join(" ");
  }
}

export const providePlay = (seat: () => SeatModel): Play => setContext(KEY, new Play(seat));
export const usePlay = (): Play => getContext<Play>(KEY);
