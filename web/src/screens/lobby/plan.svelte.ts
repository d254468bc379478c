/** What a table is going to play: its setup, what could be chosen, what cannot and why, how long and how hard it is. */
import { getContext, setContext } from "svelte";
import { catalogue } from "$lib/catalogue.svelte";
import type { Connection } from "$lib/connection.svelte";
import { joined, t } from "$lib/words.svelte";
import type { Choice, GameInfo, Proposal, Setting, TableInfo } from "$types";

const KEY = Symbol("plan");
/** Two boxes and more together. */
const ALL = "all";
/** A game without anything that makes it harder. */
const FAIR = 2;
export const HARDEST = 4;

export class Plan {
  game = $state.raw<GameInfo | null>(null);
  readonly #table: () => TableInfo;
  readonly #seat: () => Connection;

  constructor(table: () => TableInfo, seat: () => Connection) {
    this.#table = table;
    this.#seat = seat;
  }

  readonly table = $derived.by(() => this.#table());
  readonly host = $derived.by(() => this.#seat().you?.host ?? false);
  readonly setup = $derived(this.table.setup as Record<string, unknown>);
  readonly players = $derived(this.table.seats.length);
  readonly counts = $derived(
    Array.from(
      { length: (this.game?.max_players ?? 5) - (this.game?.min_players ?? 2) + 1 },
      (_, index) => (this.game?.min_players ?? 2) + index,
    ),
  );
  readonly objective = $derived(String(this.setup["objective"] ?? ""));
  readonly scenario = $derived(String(this.setup["scenario"] ?? ""));
  readonly modules = $derived((this.setup["modules"] ?? []) as string[]);
  readonly packs = $derived((this.setup["packs"] ?? []) as string[]);

  settings(kind: Setting["kind"]): Setting[] {
    return this.game?.settings.filter((one) => one.kind === kind && !this.#idle(one)) ?? [];
  }
  /** Whether it means nothing beside the chosen modules; one that has to be changed for their sake stays in sight. */
  #idle(setting: Setting): boolean {
    const rival = (setting.against ?? []).some((one) => this.modules.includes(one));
    return rival && this.setup[setting.id] === setting.default;
  }
  choices(kind: Setting["kind"]): Choice[] {
    return this.settings(kind).flatMap((one) => one.choices);
  }
  configure(change: Record<string, unknown>): void {
    this.#seat().send({ type: "configure", setup: change });
  }

  // -- what can be chosen --------------------------------------------------------------------------

  readonly #boxSetting = $derived(this.game?.settings.find((one) => one.id === "box"));
  /** The boxes, without their sum. */
  readonly boxes = $derived(this.#boxSetting?.choices.filter((one) => one.value !== ALL) ?? []);
  readonly box = $derived(String(this.setup["box"] ?? ""));
  /** Boxes that are never played alone. */
  readonly #beside = $derived(this.boxes.filter((one) => one.beside).map((one) => String(one.value)));
  hasBox(box: string): boolean {
    return this.#beside.includes(box) ? this.packs.includes(box) : this.box === ALL || this.box === box;
  }
  /** Whether two colonies play against each other. */
  readonly rivals = $derived(this.table.sides.length > 0);
  fits(proposal: Proposal, players = this.players): boolean {
    return players >= (proposal.players ?? 0) && players <= (proposal.most || players);
  }
  /** How many can play with one colony, and how many with two (if that is on offer). */
  readonly spans = $derived.by(() => {
    const among = (wanted: (one: Proposal) => boolean): [number, number] | null => {
      const found = this.counts.filter((count) =>
        this.game?.proposals?.some((one) => wanted(one) && this.fits(one, count)),
      );
      return found.length ? [found[0] ?? 0, found.at(-1) ?? 0] : null;
    };
    return { one: among((one) => Boolean(one.most)), two: among((one) => !one.most) };
  });
  /** Another number of players: what is set up stays if it is for so many, otherwise what is good for them comes. */
  chooseCount(players: number): void {
    const span = this.rivals ? this.spans.two : this.spans.one;
    const good = this.game?.proposals?.find((one) => this.fits(one, players));
    if (!good || !span || (players >= span[0] && players <= span[1])) this.configure({ players });
    else this.take(good, players);
  }
  /** Why a choice is not on offer as things stand; empty if it is. */
  blocked(choice: Choice): string {
    if (choice.pack && !this.table.packs.includes(choice.pack))
      return t("web-needs-set", { set: this.#boxName(choice.pack) });
    const missing = (choice.needs ?? []).filter((one) => !this.modules.includes(one));
    const boxes = (choice.boxes ?? []).filter((one) => !this.hasBox(one));
    if (boxes.length) return t("web-needs-set", { set: joined(boxes.map((one) => this.#boxName(one))) });
    if (choice.by_number) return t("web-by-number");
    const rival = (choice.against ?? []).find((one) => this.modules.includes(one));
    if (rival) return t("web-needs-off", { name: this.#moduleName(rival) });
    if (missing.length) return t("web-needs-module", { modules: joined(missing.map((one) => this.#moduleName(one))) });
    if (this.players < (choice.players ?? 0)) return t("web-needs-players", { n: choice.players ?? 0 });
    const variants = choice.variants ?? [];
    if (variants.length && !variants.includes(String(this.setup["mode"]))) return t("web-needs-variant");
    const on = (choice.without ?? []).find((one) => this.setup[one]);
    if (on) return t("web-needs-off", { name: this.game?.settings.find((one) => one.id === on)?.name ?? on });
    return "";
  }
  #boxName(box: string): string {
    return this.boxes.find((one) => one.value === box)?.name ?? box;
  }
  #moduleName(module: string): string {
    return this.choices("modules").find((one) => one.value === module)?.name ?? module;
  }

  /** A box in or out; one has to stay. What belonged to it goes with it. */
  chooseBox(box: string, on: boolean): void {
    const now = this.boxes.map((one) => String(one.value)).filter((one) => (one === box ? on : this.hasBox(one)));
    const alone = now.filter((one) => !this.#beside.includes(one));
    if (!alone.length) return;
    const fits = (choice: Choice | undefined): boolean => !choice?.pack || now.includes(choice.pack);
    const kept = this.choices("objective").find((one) => one.value === this.objective);
    const story = this.choices("scenario").find((one) => one.value === this.scenario);
    this.configure({
      box: alone.length > 1 ? ALL : alone[0],
      packs: [...this.#own, ...now.filter((one) => this.#beside.includes(one))],
      modules: this.modules.filter((name) => fits(this.choices("modules").find((one) => one.value === name))),
      ...(fits(kept) ? {} : { objective: "" }),
      ...(this.scenario && !fits(story) ? { scenario: "" } : {}),
    });
  }
  chooseModule(module: string, on: boolean): void {
    const now = on ? [...this.modules, module] : this.modules.filter((one) => one !== module);
    const kept = this.choices("objective").find((one) => one.value === this.objective);
    const lost =
      (kept?.needs ?? []).some((one) => !now.includes(one)) || (kept?.against ?? []).some((one) => now.includes(one));
    this.configure(lost ? { modules: now, objective: "" } : { modules: now });
  }
  /** A pack of the server's own in or out. The main objective goes with its pack. */
  choosePack(pack: string, on: boolean): void {
    const now = on ? [...this.packs, pack] : this.packs.filter((one) => one !== pack);
    const lost = !on && this.choices("objective").find((one) => one.value === this.objective)?.pack === pack;
    this.configure(lost ? { packs: now, objective: "" } : { packs: now });
  }
  chooseObjective(objective: string): void {
    this.configure(this.scenario ? { objective, scenario: "" } : { objective });
  }
  /** A scenario brings its goals and its modules. */
  chooseScenario(choice: Choice): void {
    const value = String(choice.value);
    const brings = choice.brings ?? [];
    this.configure({ scenario: value, objective: "", modules: this.modules.filter((one) => !brings.includes(one)) });
  }
  /** The packs of the server's own that are in. */
  readonly #own = $derived(this.packs.filter((one) => !this.#beside.includes(one)));
  take(proposal: Proposal, players = this.players): void {
    const story = this.choices("scenario").length ? { scenario: "" } : {};
    const packs = "packs" in proposal.setup ? { packs: [...this.#own, ...(proposal.setup["packs"] as string[])] } : {};
    this.configure({ ...story, ...proposal.setup, ...packs, players });
  }
  /** Whether this is what the table is set up for. */
  isTaken(proposal: Proposal): boolean {
    const asked = { ...(this.scenario ? { scenario: "" } : {}), ...proposal.setup };
    if ("packs" in asked) asked["packs"] = [...this.#own, ...(asked["packs"] as string[])];
    return Object.entries(asked).every(([name, value]) =>
      Array.isArray(value)
        ? value.length === (this.setup[name] as unknown[])?.length &&
          value.every((one) => (this.setup[name] as unknown[]).includes(one))
        : this.setup[name] === value,
    );
  }

  // -- how it will be ------------------------------------------------------------------------------

  readonly taken = $derived(this.game?.proposals?.find((one) => this.isTaken(one)));
  /** The goal: the scenario where there is one, else the main objective. */
  readonly goal = $derived(
    this.scenario
      ? this.choices("scenario").find((one) => one.value === this.scenario)
      : this.choices("objective").find((one) => one.value === this.objective),
  );
  readonly goalName = $derived(this.scenario || this.objective ? (this.goal?.name ?? "") : t("web-objective-random"));
  /** The modules in play: those chosen, and those that the scenario brings. */
  readonly #parts = $derived(
    this.choices("modules").filter(
      (one) =>
        (this.modules.includes(String(one.value)) && !this.blocked(one)) ||
        (this.scenario && this.goal?.brings?.includes(String(one.value))),
    ),
  );
  /** How many cards of each kind are in the decks of this game. */
  readonly decks = $derived.by(() => {
    const agreed = {
      modules: [...this.#parts.map((one) => String(one.value)), this.scenario],
      mature: Boolean(this.setup["mature"]),
      cooperative: this.setup["mode"] === "cooperative",
      promo: Boolean(this.setup["promo"]),
    };
    const count = (cards: object): number =>
      Object.keys(cards).filter((card) => catalogue.takesPart(card, agreed)).length;
    return {
      people: count(catalogue.survivors),
      crises: count(catalogue.crises),
      /** The dilemma has no cards about exile: which they are, the facts do not say. */
      stories: this.setup["mode"] === "dilemma" ? 0 : count(catalogue.crossroads),
      secrets: this.#secrets,
    };
  });
  /** How many secret objectives are shuffled before they are dealt; the dilemma has betrayals alone. */
  readonly #secrets = $derived.by(() => {
    if (this.rivals) return this.players - (this.players % 2);
    const betrayal = this.setup["betrayal"] ? 1 : 0;
    switch (this.setup["mode"]) {
      case "standard":
        return 2 * this.players + betrayal;
      case "betrayer":
        return this.players + 1;
      case "dilemma":
        return this.players;
      default:
        return 0;
    }
  });
  readonly #chosen = $derived(this.#parts.filter((one) => this.modules.includes(String(one.value))));
  readonly minutes = $derived([this.goal, ...this.#chosen].reduce((sum, one) => sum + (one?.minutes ?? 0), 0));
  readonly hard = $derived(
    Math.min(
      HARDEST,
      [this.goal, ...this.#chosen].reduce((sum, one) => sum + (one?.harder ?? 0), FAIR) +
        (this.setup["hardcore"] ? 1 : 0),
    ),
  );
  /** "The Long Night with improvements and bandits." */
  readonly sentence = $derived.by((): string => {
    const more = this.#beside.filter((one) => this.packs.includes(one)).map((one) => this.#boxName(one));
    const first = this.#boxSetting?.choices.find((one) => one.value === this.box)?.name ?? this.game?.name ?? "";
    const box = more.length && this.box === ALL ? t("web-boxes-all") : joined([first, ...more]);
    const parts = this.#parts.map((one) => one.name);
    return t("web-plan-sentence", { box, n: parts.length, parts: parts.length ? joined(parts) : "" });
  });
  /** How long and how hard a proposal would be. */
  measure(proposal: Proposal): { minutes: number; hard: number } {
    const modules = (proposal.setup["modules"] ?? []) as string[];
    const scenario = String(proposal.setup["scenario"] ?? "");
    const goal = scenario
      ? this.choices("scenario").find((one) => one.value === scenario)
      : this.choices("objective").find((one) => one.value === proposal.setup["objective"]);
    const parts = scenario ? [] : this.choices("modules").filter((one) => modules.includes(String(one.value)));
    const all = [goal, ...parts];
    return {
      minutes: all.reduce((sum, one) => sum + (one?.minutes ?? 0), 0),
      hard: Math.min(
        HARDEST,
        all.reduce((sum, one) => sum + (one?.harder ?? 0), FAIR),
      ),
    };
  }
}

export const providePlan = (table: () => TableInfo, seat: () => Connection): Plan =>
  setContext(KEY, new Plan(table, seat));
export const usePlan = (): Plan => getContext<Plan>(KEY);
