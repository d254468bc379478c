/**
 * How the players of a table are drawn: the shape of each, and whether they are of another side. Where nobody takes
 * sides the seat alone decides.
 */
export type Side = "" | "near" | "far" | "wolf";
export type Sign = { shape: number; side: Side };

/** How many shapes there are; the lone wolf has one of its own. */
const SHAPES = 5;
export const WOLF = SHAPES;

class Crests {
  #signs = $state.raw<readonly Sign[]>([]);

  /** Draw them like this from now on; nothing: by seat. */
  draw(signs: readonly Sign[] = []): void {
    this.#signs = signs;
  }
  shape(seat: number): number {
    return this.#signs[seat]?.shape ?? seat % SHAPES;
  }
  side(seat: number): Side {
    return this.#signs[seat]?.side ?? "";
  }
  /** Whether a crest is only an outline: of the other side, or the second of its shape. */
  hollow(seat: number): boolean {
    return this.#signs.length ? this.side(seat) === "far" : seat >= SHAPES;
  }
}

export const crests = new Crests();
