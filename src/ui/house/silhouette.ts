// Knows what one type of home is made of, in units of a drawing 320 wide and 216 high with the ground at 188.

/** A window: left, top, width, height, and how its glass is divided. */
export type Window = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  panes: 'sash' | 'pair' | 'cross' | 'bay' | 'arch',
];

export type Point = readonly [x: number, y: number];

export interface Silhouette {
  /** What belongs to other households: drawn faintly, behind. Closed shapes. */
  readonly neighbours?: string;
  readonly neighbourRoof?: string;
  /** Their windows, doors and lines: no fill. */
  readonly neighbourLines?: string;
  readonly chimney?: string;
  readonly wall: string;
  readonly roof: string;
  /** The shadow that eaves, sills and porches throw on the wall. */
  readonly shade: string;
  /** Bays, porches, bargeboards: in front of the wall and of the windows' shade. */
  readonly trim?: string;
  /** Left and top of the front door, 16 by 36, and the shape of its porch. */
  readonly door: Point;
  readonly porch: string;
  /** The home's own, in the order in which they light. */
  readonly windows: readonly Window[];
  /** Bricks, tiles, grass: left out of small pictures. */
  readonly fine: string;
  /** Left and top of the first panel, and how many abreast; always two rows. */
  readonly panels: readonly [x: number, y: number, columns: number];
  /** Where the wire comes out of the roof and goes down to the battery's top. */
  readonly battery: readonly [x: number, eaves: number, y: number];
  /** Left foot of the outdoor unit. */
  readonly pump: Point;
  /** Middle of the charger on the wall. */
  readonly charger: Point;
  /** Where the front of the car stands. */
  readonly car: Point;
  readonly tree?: Point;
}
