/**
 * Learning by playing. A lesson watches the real game, points at the thing itself, and is learned by doing it. A game
 * lists its lessons; `panels/Lessons.svelte` shows them, one at a time, when their thing first matters.
 */
import type { IconName } from "./glyphs";
import { prefs } from "./prefs.svelte";
import type { SeatModel } from "./seat";

/** What every table's play has. */
export type Taught = { readonly model: SeatModel };

export type Lesson<Play> = {
  /** Its words: `lesson-<id>` with the attributes `text`, `do` and `known`. */
  id: string;
  /** Lessons of one group are counted together: the game, or a module of it. */
  group: string;
  icon: IconName;
  /** Whether its thing matters now. */
  when: (play: Play) => boolean;
  /** What it points at, as selectors: the first that is in sight. */
  at: readonly string[];
  /** What stays bright as well: the real buttons that lead on. */
  way?: readonly string[];
  /** What completes it: something done, or any answer to the open question. Without it there is a button to go on. */
  done?: ((play: Play) => boolean) | "answered";
  /** Not right after another one: only once something was done in between. */
  calm?: boolean;
  /** Facts for its words. */
  facts?: (play: Play) => Record<string, string | number>;
};

/** What the menu needs to list the lessons of a game. */
export type LessonName = Pick<Lesson<never>, "id" | "group" | "icon">;

export const learned = (id: string): boolean => prefs.learned.includes(id);

/** A lesson was learned or passed over: it does not come again by itself. */
export function learn(id: string): void {
  if (!learned(id)) prefs.learned = [...prefs.learned, id];
}

/** Have these lessons again, from the first. */
export function teachAgain(lessons: readonly LessonName[]): void {
  const ids = new Set(lessons.map((one) => one.id));
  prefs.learned = prefs.learned.filter((id) => !ids.has(id));
  prefs.lessons = true;
}

/** Whether one of these is still to come. */
export const toLearn = (lessons: readonly LessonName[]): boolean => lessons.some((one) => !learned(one.id));
