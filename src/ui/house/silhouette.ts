// Coordinates are those of a drawing 320 wide and 214 high, with the ground at 190.

/** A window: left, top, width, height, and how its glass is divided. */
export type Window = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  panes: 'sash' | 'pair' | 'cross' | 'bay' | 'arch',
];

export type Point = readonly [x: number, y: number];

/** Shapes are the `d` of a path. They are drawn in the order of these fields. */
export interface Silhouette {
  /** Other homes: their walls and roofs, then their windows, doors and edges. Drawn faintly. */
  readonly neighbours?: string;
  readonly neighbourRoofs?: string;
  readonly neighbourLines?: string;
  readonly chimney?: string;
  readonly roof: string;
  readonly wall: string;
  /** The shadow of eaves and sills on the wall. */
  readonly shade: string;
  /** Bargeboards, bays and porches in front of the wall. */
  readonly trim: string;
  /** Left and top of the front door, 16 by 36. */
  readonly door: Point;
  /** The home's own windows, in the order in which they are lit. */
  readonly windows: readonly Window[];
  /** Bricks, tiles and rails, which small pictures leave out. */
  readonly fine: string;
  /** The centre of the sun, if it is not in its usual place. */
  readonly sun?: Point;
  /** The cat's place, on a sill. */
  readonly cat: Point;
  readonly tree?: Point;
  readonly shrub?: Point;
  /** Left and top of the first panel, and how many full-size panels fit in a row and in a column, above the loft. */
  readonly panels: readonly [x: number, y: number, columns: number, rows: number];
  /** Slates and other marks on the roof, fainter than ink. */
  readonly tiles: string;
  /** The wire on the wall: where it leaves the roof, and the tops of the battery and of the meter. */
  readonly wire: readonly [x: number, eaves: number, battery: number, meter: number];
  /** The lower left corner of the outdoor unit, and the wall that its pipes enter. */
  readonly pump: readonly [x: number, y: number, wall: number];
  /** The centre of the charger. */
  readonly charger: Point;
  /** The front of the car, and the ground under its wheels. */
  readonly car: Point;
}
