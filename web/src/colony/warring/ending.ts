/** How a war ended: what became of each colony, and the verdict in words. */
import type { Side } from "$lib/crests.svelte";
import { placeName, t } from "$lib/words.svelte";
import type { ColonyView, TableView } from "$types";
import { bothColonies, warring } from "./sides";
import { wolf } from "./wolf";

export type Status = "completed" | "fallen" | "stands";
/** A colony, or the den of the lone wolf, at the end. */
export type Camp = { colony: ColonyView; side: Side; status: Status; fightsWon: number; barred: string };

/** The own colony first, then the other one, then the den; one alone where nobody is at war. */
export function campsOf(view: TableView): Camp[] {
  const part = warring(view);
  if (!part) return [];
  const { near, far } = bothColonies(view);
  const den = view.colonies.find((one) => one !== near && one !== far);
  return [near, far, ...(den ? [den] : [])].map((colony) => {
    const number = view.colonies.indexOf(colony);
    const fallen = colony === den ? (wolf(view)?.out ?? false) : colony.morale === 0;
    const status = part.completed.includes(number) ? "completed" : fallen ? "fallen" : "stands";
    const barred = status !== "fallen" ? "" : t(`table-end-${colony === den ? "wolf-out" : "barred"}`, named(colony));
    const side = colony === den ? "wolf" : colony === near ? "near" : "far";
    return { colony, side, status, fightsWon: part.tallies[number]?.["combats-won"] ?? 0, barred };
  });
}

const named = (colony: ColonyView): { place: string } => ({ place: placeName(colony.place) });

/** What decided it, and whose doing or undoing it was; no name where it concerns both or nobody. */
function decided(view: TableView): { how: string; place: string } {
  const camps = campsOf(view).filter((camp) => camp.side !== "wolf");
  const wanted: Status = view.outcome === "completed" ? "completed" : "fallen";
  const met = camps.filter((camp) => camp.status === wanted);
  if (met.length === 1 && met[0]) return { how: wanted, ...named(met[0].colony) };
  return { how: met.length ? `both-${wanted}` : view.outcome, place: "" };
}

export const warVerdict = (view: TableView): string => t("table-end-verdict", decided(view));

export const warSummary = (view: TableView): string =>
  t("table-end-summary", {
    ...decided(view),
    objective: t(bothColonies(view).near.objective),
    round: view.round,
    winners: view.winners.length,
    players: view.players.length,
  });
