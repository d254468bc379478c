/**
 * One WebSocket for one seat. It holds what the server said last and nothing of its own: the state changes
 * only when the server says so.
 */
import { untrack } from "svelte";
import type {
  ChatLine,
  DecisionInfo,
  EventInfo,
  GameView,
  Hint,
  Incoming,
  Line,
  OptionInfo,
  Outgoing,
  Stats,
  TableInfo,
  View,
  WaitingInfo,
  You,
} from "$types";
import { changed } from "./changes";
import { prefs } from "./prefs.svelte";
import type { Gesture, Refusal, SeatModel, Timed } from "./seat";
import { seats } from "./seats.svelte";
import { Teller, watching, type Beat, type Step } from "./teller.svelte";
import { t } from "./words.svelte";

export type Status = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const KEPT_CHAT = 300;
/** The kind of an event: a bot said something. */
const SAID = "table-said";
/** Reasons for which nobody is let in, however often they come. */
const AT_THE_DOOR = ["no-table", "token", "closed", "packs-gone"].map((reason) => `error-server-${reason}`);

export class Connection implements SeatModel {
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<GameView | null>(null);
  decision = $state.raw<DecisionInfo | null>(null);
  glass = $state.raw<readonly Timed[]>([]);
  waiting = $state.raw<WaitingInfo[]>([]);
  forecast = $state.raw<Line[]>([]);
  whyNot = $state.raw<Record<string, Record<string, Line>>>({});
  undo = $state("");
  interjections = $state.raw<string[]>([]);
  events = $state.raw<EventInfo[]>([]);
  latest = $state.raw<EventInfo[]>([]);
  /** What people said. */
  #said = $state.raw<ChatLine[]>([]);
  readonly #remarks = $derived(this.events.filter((event) => event.kind === SAID).map((event) => this.#remark(event)));
  /** What was said at the table, by people and by bots. */
  readonly chat = $derived([...this.#said, ...this.#remarks].sort((a, b) => a.at - b.at));
  gestures = $state.raw<Gesture[]>([]);
  unread = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  stats = $state.raw<Stats | null>(null);
  answers = $state(0);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  pending = $state(false);
  /** Why the server ended it for good; empty while it has not. */
  farewell = $state("");
  /** The key to the seat; another one after a new link. Empty: looks on. */
  token = $state("");

  /** A short break is not worth a word: the bar appears after a moment. */
  readonly lost = $derived(this.status === "lost" || this.status === "closed");
  readonly readonly = $derived(this.you !== null && this.you.seat === null);

  #socket: WebSocket | null = null;
  /** Where another process of the server has the table ("/at/w2"); empty: wherever the proxy sends us. */
  #at = "";
  /** Serials and event numbers count within an epoch; with another one everything is told anew. */
  #epoch = "";
  #serial = -1;
  #last = 0;
  /** The last event that waits to be told, and the last one that the server knows as seen. */
  #queued = 0;
  #told = 0;
  #moved = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #refs = 0;
  #since = Date.now();
  #asked = new Map<number, (lines: Line[]) => void>();
  #gesture = 0;
  /** The decision whose answer is under way. */
  #answered = -1;
  #online = (): void => this.#retryNow();

  /** How long each event is shown; the game that is played says so. */
  beat: Beat = (event) => (event.text ? 1 : 0);
  /** Other seats on the same screen: they are skipped together. */
  fellows = $state.raw<Connection[]>([]);
  readonly shared = $derived(this.fellows.length > 0);
  /** The picture that the server sent last; what is shown may still be on the way there. */
  #picture: GameView | null = null;
  /** What holds once everything was told. */
  #present: View | null = null;
  #forecast: Line[] = [];
  #whyNot: Record<string, Record<string, Line>> = {};
  /** The options that were told since the last whole view: they are not told again. */
  #options = new Map<string, OptionInfo>();
  /** Seen enough, until a person has to decide. */
  #rushing = false;
  readonly #teller = new Teller(
    (steps) => this.#show(steps),
    () => this.#arrive(),
  );
  #looked = (): void => this.#look();
  #stopLooking: () => void;

  /** `follows`: what happens is told event by event, and bots wait for it. */
  constructor(
    token: string,
    readonly code: string,
    private language: string,
    private readonly follows = true,
  ) {
    this.token = token;
    addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#looked);
    this.#stopLooking = $effect.root(() => {
      $effect(() => {
        void prefs.pace;
        untrack(() => this.#look());
      });
    });
    this.#open();
  }

  readonly skippable = true;
  get telling(): EventInfo | null {
    return this.#teller.now;
  }
  get behind(): number {
    return this.#teller.behind;
  }

  /** Go to the present, and on until somebody has to decide. Others still see everything. */
  skip(): void {
    for (const one of [this, ...this.fellows]) one.#rush();
  }
  #rush(): void {
    this.#rushing = true;
    this.send({ type: "skip" });
    this.#teller.flush();
  }

  /** Bots need not wait for a page that nobody looks at. */
  #look(): void {
    if (!this.follows) return;
    const busy = this.#teller.now !== null;
    this.send({ type: "seen", n: busy ? 0 : this.#last, wait: watching() });
    if (busy && !watching()) this.#teller.flush();
  }

  /** End it; nothing is tried again. */
  close(): void {
    removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#looked);
    this.#stopLooking();
    this.#teller.clear();
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.status = "closed";
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  answer(option: string): void {
    if (!this.decision || this.pending || this.lost) return;
    this.pending = true;
    this.#answered = this.decision.id;
    this.refusal = this.hint = null;
    this.send({ type: "answer", decision: this.decision.id, option, ref: "answer" });
  }

  explain(option: string): Promise<Line[]> {
    if (this.lost) return Promise.resolve([]);
    const ref = ++this.#refs;
    return new Promise((resolve) => {
      this.#asked.set(ref, resolve);
      this.send({ type: "explain", option, ref });
    });
  }

  askHint(): void {
    if (!this.decision || this.thinking || this.lost || this.readonly) return;
    if (!this.table?.hints) return this.#sayHint(t("web-hints-off"));
    this.hint = null;
    this.thinking = true;
    this.send({ type: "hint", decision: this.decision.id, ref: "hint" });
  }

  dropHint(): void {
    this.hint = null;
  }

  /** A word in place of a hint. */
  #sayHint(text: string): void {
    if (this.decision) this.hint = { type: "hint", decision: this.decision.id, option: "", lines: [text] };
  }

  send(message: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Have everything sent anew in another language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.#teller.flush();
    this.events = [];
    this.#last = this.#queued = 0;
    this.send({ type: "language", language });
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || t("player-name", { n: seat + 1 });
  }

  markRead(): void {
    this.unread = 0;
  }

  dismiss(): void {
    this.refusal = null;
  }

  // -- the socket --------------------------------------------------------------------------------

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const table = this.code ? `/${encodeURIComponent(this.code)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#at}/ws${table}`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      const who = this.token ? { token: this.token } : { code: this.code };
      this.send({
        type: "hello",
        ...who,
        language: this.language,
        since: this.#last,
        epoch: this.#epoch,
        follow: this.follows,
      });
      // Said before there was a line, it was not heard.
      this.#look();
      this.#picture = null;
      this.#heard = Date.now();
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#check(socket), PING_EVERY);
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#take(JSON.parse(String(event.data)) as Outgoing);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#broken();
    });
  }

  /** Another process has the table: connect to that one as soon as this line is closed. */
  #handOn(at: string): void {
    this.farewell = "";
    this.#moved = at !== this.#at;
    this.#at = at;
  }

  #check(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) socket.close();
    else this.send({ type: "ping" });
  }

  #broken(): void {
    clearInterval(this.#ping);
    this.#socket = null;
    this.pending = this.thinking = false;
    for (const resolve of this.#asked.values()) resolve([]);
    this.#asked.clear();
    if (this.status === "closed" || this.farewell) return;
    if (this.#moved) {
      this.#moved = false;
      this.#open();
      return;
    }
    this.#at = "";
    this.status = "lost";
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #retryNow(): void {
    if (this.status !== "lost" || this.#socket) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  // -- what the server says ------------------------------------------------------------------------

  #take(message: Outgoing): void {
    switch (message.type) {
      case "table":
        return this.#takeTable(message.table, message.you);
      case "view":
        return this.#takeView(message);
      case "explained":
        this.#asked.get(Number(message.ref))?.(message.lines);
        this.#asked.delete(Number(message.ref));
        return;
      case "hint":
        this.thinking = false;
        // Dropped without a word, if something else is asked by now.
        if (message.decision === this.decision?.id) this.hint = message;
        return;
      case "chat":
        this.#takeChat(message);
        return;
      case "emote":
        return this.#takeGesture(message.seat, message.kind);
      case "error":
        return this.#takeError(message.key, message.text, message.ref ?? null);
      case "bye":
        this.farewell = message.reason;
        if (message.reason === "elsewhere") this.#handOn(message.at ?? "");
        else if (message.reason === "stopping" || message.reason === "slow") this.farewell = "";
        else this.status = "closed";
        return;
      case "link":
        return this.#renew(message.token);
      case "pong":
        return;
    }
  }

  /** The seat has a new link: keep it first, then use it, which makes the old one void. */
  #renew(token: string): void {
    seats.renew(this.token, token);
    this.token = token;
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#ping);
    socket?.close();
    this.#open();
  }

  #takeError(key: string, text: string, ref: number | string | null): void {
    const asked = typeof ref === "number" ? this.#asked.get(ref) : undefined;
    if (asked) {
      // A question about an option that is gone by now is not worth a word.
      this.#asked.delete(Number(ref));
      asked([]);
      return;
    }
    if (ref === "hint") {
      this.thinking = false;
      this.#sayHint(text);
      return;
    }
    // What was not even read has no reference: it may have been the answer.
    if (ref === "answer" || ref === null) this.pending = false;
    // Refused at the door for good: asking again would not help.
    if (!this.table && AT_THE_DOOR.includes(key)) this.status = "closed";
    this.refusal = { key, text, at: Date.now() };
  }

  #takeTable(table: TableInfo, you: You): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
    const anew = this.table !== null && this.table.round !== table.round;
    if (anew || table.status === "lobby") this.#forget();
    this.table = table;
    this.you = you;
  }

  /** A new game at the same table. */
  #forget(): void {
    this.#teller.clear();
    this.#picture = this.#present = null;
    this.view = null;
    this.decision = null;
    this.events = [];
    this.latest = [];
    this.stats = null;
    this.#last = this.#queued = this.#told = 0;
    this.#serial = -1;
  }

  #takeView(message: View): void {
    if (message.epoch !== this.#epoch) this.#beginAnew(message.epoch);
    if (message.serial < this.#serial) return;
    this.#serial = message.serial;
    this.pending &&= this.#unheard(message);
    const now = Date.now();
    this.glass = (message.glass ?? []).map((one) => ({ ...one, at: now }));
    const known = new Set(this.events.map((event) => event.n));
    const fresh = message.events.filter((event) => !known.has(event.n) && event.n > this.#queued);
    const steps = this.#steps(message, fresh);
    if (!steps) return;
    this.#last = this.#queued = Math.max(this.#last, ...fresh.map((event) => event.n));
    // A whole picture is news from before: it is not played.
    const atOnce = message.view !== null || this.#rushing || !watching();
    if (atOnce) return this.#teller.flush(steps);
    this.decision = null;
    const mine = this.you?.seat ?? null;
    this.#teller.take(steps, (step) => this.beat(step.event, mine, step.view));
  }

  /** Whether a picture is from before our answer was heard: somebody else, who acts at the same time, changed it. */
  #unheard(message: View): boolean {
    return message.decision?.id === this.#answered && !message.events.some((event) => event.kind === "table-undone");
  }

  /** The pictures to the new events; null if the server has to send the whole. */
  #steps(message: View, fresh: EventInfo[]): Step[] | null {
    try {
      let picture = message.view ?? this.#picture;
      if (!picture) throw new Error("nothing to change");
      const moments = new Map(message.moments.map((moment) => [moment.n, moment.change]));
      const steps: Step[] = [];
      for (const event of fresh) {
        const change = moments.get(event.n);
        if (change !== undefined) picture = changed(picture, change) as GameView;
        steps.push({ event, view: picture });
      }
      this.#present = { ...message, decision: this.#recalled(message) };
      this.#read(message);
      this.#picture = message.change === null ? picture : (changed(picture, message.change) as GameView);
      return steps;
    } catch {
      this.send({ type: "whole" });
      return null;
    }
  }

  /** The decision with all its options, also those that were told before. */
  #recalled({ view, decision, again }: View): DecisionInfo | null {
    if (view !== null) this.#options.clear();
    if (!decision) return null;
    for (const option of decision.options) this.#options.set(option.id, option);
    if (!again) return decision;
    const fresh = decision.options.values();
    const options = again.map((id) => (id === null ? fresh.next().value : this.#options.get(id)));
    if (!options.every((option) => option !== undefined)) throw new Error("an option that was never told");
    return { ...decision, options };
  }

  /** The forecast, and why something cannot be done. */
  #read(message: View): void {
    const before = { forecast: this.#forecast, why_not: this.#whyNot };
    const after = message.lines ? (changed(before, message.lines) as typeof before) : before;
    this.#forecast = message.forecast ?? after.forecast;
    this.#whyNot = message.why_not ?? after.why_not;
  }

  /** Events are told, and the table is as it was after them. */
  #show(steps: Step[]): void {
    this.latest = steps.map((step) => step.event);
    this.unread += this.latest.filter((event) => event.kind === SAID && Number(event.facts["at"]) > this.#since).length;
    this.events = withoutUndone([...this.events, ...this.latest].sort((a, b) => a.n - b.n));
    this.view = steps.at(-1)?.view ?? this.view;
  }

  /** Everything was told: what holds now may be acted on. */
  #arrive(): void {
    const message = this.#present;
    if (!message) return;
    this.view = this.#picture;
    if (message.decision?.id !== this.hint?.decision) this.hint = null;
    this.decision = message.decision;
    this.waiting = message.waiting;
    this.forecast = this.#forecast;
    this.whyNot = this.#whyNot;
    this.undo = message.undo;
    this.interjections = message.interjections;
    this.answers = message.answers;
    if (message.stats) this.stats = message.stats;
    const bots = message.waiting.some((one) => this.table?.seats[one.seat]?.kind === "bot");
    if (message.decision || !bots) this.#rushing = false;
    if (this.follows && watching() && this.#last > this.#told) {
      this.#told = this.#last;
      this.send({ type: "seen", n: this.#last });
    }
  }

  /** The server may have gone back behind what was told before (a restored copy): none of it counts. */
  #beginAnew(epoch: string): void {
    this.#epoch = epoch;
    this.#serial = -1;
    this.#last = this.#queued = this.#told = 0;
    this.events = [];
    this.#teller.clear();
  }

  #takeChat(line: ChatLine): void {
    const doubled = this.#said.some(
      (said) => said.at === line.at && said.name === line.name && said.text === line.text,
    );
    if (doubled) return;
    this.#said = [...this.#said, line].slice(-KEPT_CHAT);
    // What was said before this page was opened is not news.
    if (line.seat !== this.you?.seat && line.at > this.#since) this.unread++;
  }

  /** What a bot said, out of the log. */
  #remark({ facts }: EventInfo): ChatLine {
    const { seat, text, at } = facts as { seat: number; text: string; at: number };
    return { type: "chat", seat, name: this.name(seat), text, at };
  }

  #takeGesture(seat: number, kind: string): void {
    const id = ++this.#gesture;
    this.gestures = [...this.gestures, { id, seat, kind }];
    setTimeout(() => (this.gestures = this.gestures.filter((gesture) => gesture.id !== id)), 6000);
  }
}

/** The log without what was taken back. */
export function withoutUndone(events: EventInfo[]): EventInfo[] {
  let kept: EventInfo[] = [];
  for (const event of events) {
    if (event.kind === "table-undone") {
      const { from, to } = event.facts as { from?: number; to?: number };
      if (typeof from === "number" && typeof to === "number") kept = kept.filter((old) => old.n < from || old.n > to);
    }
    kept.push(event);
  }
  return kept;
}
