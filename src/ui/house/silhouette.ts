// In units of a drawing 320 wide and 214 high, with the ground at 190.

/** A window: left, top, width, height, and how its glass is divided. */
export type Window = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  panes: 'sash' | 'pair' | 'cross' | 'bay' | 'arch',
];

export type Point = readonly [x: number, y: number];

/** Shapes are the `d` of a path. They are drawn in the order in which they stand here. */
export interface Silhouette {
  /** Other households': walls and roofs, then their windows, doors and edges. Drawn faintly. */
  readonly neighbours?: string;
  readonly neighbourRoofs?: string;
  readonly neighbourLines?: string;
  readonly chimney?: string;
  readonly roof: string;
  readonly wall: string;
  /** The shadow that eaves and sills throw on the wall. */
  readonly shade: string;
  /** Bargeboards, bays, porches: what stands before the wall. */
  readonly trim: string;
  /** Left and top of the front door, 16 by 36. */
  readonly door: Point;
  /** The home's own windows, in the order in which they light. */
  readonly windows: readonly Window[];
  /** Bricks, tiles, rails: left out of small pictures. */
  readonly fine: string;
  /** Middle of the sun, when not in its usual place. */
  readonly sun?: Point;
  /** Where the cat sits: on a sill. */
  readonly cat: Point;
  readonly tree?: Point;
  readonly shrub?: Point;
  /** Left and top of the first panel, and how many of full size have room beside and over each other, above the loft. */
  readonly panels: readonly [x: number, y: number, columns: number, rows: number];
  /** Slates and other marks on the roof, fainter than ink. */
  readonly tiles: string;
  /** The wire on the wall: where it leaves the roof, the top of the battery and of the meter on it. */
  readonly wire: readonly [x: number, eaves: number, battery: number, meter: number];
  /** Left foot of the outdoor unit, and the wall that its pipes go into. */
  readonly pump: readonly [x: number, y: number, wall: number];
  /** Middle of the charger. */
  readonly charger: Point;
  /** Nose of the car and the ground under its wheels. */
  readonly car: Point;
}
