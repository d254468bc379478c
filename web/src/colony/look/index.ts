/** What can be looked at in the colony: which page belongs to which ref. */
import { look, type Look, type Page } from "$lib/inspect.svelte";
import type { SeatModel } from "$lib/seat";
import type { TableView } from "$types";
import { card, crisis, experiment, improvement, item, objective, symbol } from "./cards";
import { bandits, improvements, laboratory } from "../longnight/parts";
import { cardRef } from "./names";
import { player, roll, survivor } from "./people";
import { gate, place } from "./places";
import { term, why, whyNobody } from "./terms";
import type { Sight } from "./table";

type Maker = (sight: Sight, first: string, second: string) => Page | null;

const KINDS: Record<string, Maker> = {
  survivor,
  roll,
  player: (sight, seat) => player(sight, Number(seat)),
  item,
  symbol,
  place,
  gate: (sight, id, entrance) => gate(sight, id, Number(entrance)),
  crisis,
  objective,
  experiment,
  improvement,
  card,
  term,
  why: (sight, who, action) => (who ? why(sight, who, action) : whyNobody(sight, action)),
};

export const pages: Look = (seat, ref) => {
  const [kind = "", first = "", second = ""] = ref.split(":");
  const maker = KINDS[kind];
  return maker && seat.view ? maker({ seat, view: seat.view as TableView }, first, second) : null;
};

/** Every card and everybody in play that this seat may know: what lies open, and the own hand. No secret objective. */
export function book(seat: SeatModel): Page[] {
  if (!seat.view) return [];
  const view = seat.view as TableView;
  const lab = laboratory(view);
  const refs = [
    ...view.survivors.map((one) => look("survivor", one.id)),
    ...view.graveyard.map((id) => look("survivor", id)),
    ...(view.crisis ? [look("crisis", view.crisis.card)] : []),
    ...view.colonies.map((colony) => look("objective", colony.objective)),
    ...view.places.map((one) => look("place", one.id)),
    ...[...(view.me?.hand ?? []), ...open(view)].map((id) => look("item", id)),
    ...[...view.lasting, ...view.survivors.flatMap((one) => one.lasting), ...view.scheduled].map((one) =>
      cardRef(one.card),
    ),
    ...view.crossroads_past.map((id) => look("card", id)),
    ...view.crises_past.map((id) => look("crisis", id)),
    ...(improvements(view)?.row ?? []).map((one) => look("improvement", one.card)),
    ...[lab?.top ?? "", ...(lab?.out ?? []).map((one) => one.card)].filter(Boolean).map((id) => look("experiment", id)),
  ];
  return [...new Set(refs)].map((ref) => pages(seat, ref)).filter((page) => page !== null);
}

/** Items that lie open. */
const open = (view: TableView): string[] => [
  ...view.survivors.flatMap((one) => one.equipment.map((item) => item.card)),
  ...view.colonies.flatMap((one) => [...one.waste, ...one.objective_cards]),
  ...(bandits(view)?.arsenal ?? []),
];
