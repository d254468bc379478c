/** What is loaded where two colonies play: the table, and the questions that it asks in a way of their own. */
import type { Component } from "svelte";
import type { DecisionInfo } from "$types";
import Board from "./Board.svelte";
import Elect from "./Elect.svelte";
import Fights from "./Fights.svelte";

export { Board, Fights };

/** By the kind of the question; all others are asked as everywhere. */
export const ASKS: Record<string, Component<{ decision: DecisionInfo }>> = {
  elect: Elect,
  "elect-tie": Elect,
};
