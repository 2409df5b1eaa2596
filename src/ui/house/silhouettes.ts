// The outline of each type of home. Coordinates are those of a drawing 320 wide and 214 high, with the ground at 190.
import type { HouseType } from '../../domain/home.ts';

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

/** The path from the charger's side, hanging loosely near the ground, and up into the front of the car. */
export function cable({ charger: [x, y], car: [nose, ground] }: Silhouette): string {
  const lowest = (x + nose) / 2 + 2;
  return `M${x + 4} ${y}C${x + 12} ${y} ${lowest - 7} ${ground + 3} ${lowest} ${ground + 3}S${nose - 6} ${ground - 13} ${nose} ${ground - 13}`;
}

/** Rows of equal windows, for blocks of homes. Rectangles at every crossing of the columns and the rows. */
function grid(xs: readonly number[], ys: readonly number[], width: number, height: number): string {
  return xs.flatMap((x) => ys.map((y) => `M${x} ${y}h${width}v${height}h${-width}Z`)).join('');
}

/** A front gable over a bay, and a broad roof beside it. */
const detached: Silhouette = {
  chimney: 'M178 48V30h18v18M175 30h24M181 30v-8h4v8M189 30v-8h4v8',
  roof: 'M95 48H204l20 52H126Z',
  wall: 'M62 190V99L95 52l34 48h85v90Z',
  shade: 'M129 100h85v7h-85ZM67 100 95 65l28 35h6v7L95 75l-33 32v-7Z',
  trim: 'M95 44l42 56h-10L95 57 63 100H53ZM68 146l7-10h40l7 10ZM73 173h44v17H73ZM134 152l16-12 16 12Z',
  door: [142, 154],
  windows: [
    [74, 147, 42, 26, 'bay'],
    [186, 148, 22, 26, 'cross'],
    [83, 107, 24, 24, 'pair'],
    [139, 112, 22, 24, 'cross'],
    [186, 112, 22, 24, 'cross'],
  ],
  fine: 'M90 84a5 5 0 1 0 10 0a5 5 0 1 0-10 0M66 122h6M69 126h6M196 181h6M199 185h6M124 170h6M121 174h6',
  tiles: 'M112 56h12M118 62h12M116 72h10M126 84h10M140 96h14M204 70h6M208 84h5M204 94h12M130 52h8',
  cat: [191, 174],
  tree: [264, 190],
  shrub: [36, 190],
  panels: [142, 56, 3, 1.5],
  wire: [174, 100, 142, 166],
  pump: [20, 190, 62],
  charger: [220, 168],
  car: [238, 205],
};

/** The right half of a hipped pair that shares its chimney. */
const semi: Silhouette = {
  neighbours: 'M8 190v-90h84v90',
  neighbourRoofs: 'M2 100 34 48h58v52Z',
  neighbourLines:
    'M8 190v-90M2 100 34 48h58M2 100h90M60 147h28v26H60ZM60 155h28M14 190v-32a13 13 0 0 1 26 0v32M19 190v-34h16v34M18 112h22v24H18ZM64 112h22v24H64ZM29 112v24M75 112v24M55 146l6-10h26l5 8M56 173h36',
  chimney: 'M80 48V30h24v18M77 30h30M83 30v-8h4v8M90 30v-8h4v8M97 30v-8h4v8',
  roof: 'M92 48h60l36 52H92Z',
  wall: 'M92 190v-90h88v90Z',
  shade: 'M92 100h88v7H92ZM146 190v-32a13 13 0 0 1 26 0v32Z',
  trim: 'M94 146l6-10h26l6 10ZM98 173h30v17H98Z',
  door: [151, 154],
  windows: [
    [99, 147, 28, 26, 'bay'],
    [148, 112, 22, 24, 'cross'],
    [101, 112, 22, 24, 'cross'],
  ],
  fine: 'M146 190v-32a13 13 0 0 1 26 0v32M174 128h4M172 144h5M169 140h5M130 116h-3M174 176h3',
  tiles: 'M156 62h6M160 70h8M158 80h10M164 90h14M98 52h10M116 52h14M100 97h12M150 97h16',
  cat: [105, 173],
  tree: [272, 190],
  panels: [97, 56, 3, 1.5],
  wire: [137, 100, 142, 166],
  pump: [185, 190, 180],
  charger: [226, 172],
  car: [242, 206],
};

/**
 * One neighbour in a Victorian row: its windows, its bay and its door. The lines of a neighbour 66 wide whose left edge is at
 * `x`.
 */
function terraceFront(x: number): string {
  const window = (left: number) => `M${x + left} 138v-20q8-8 16 0v20ZM${x + left} 126h16`;
  const bay = `M${x + 37} 148h24v25h-24ZM${x + 37} 155h24M${x + 33} 147l5-9h22l5 9Z`;
  return `${window(5)}${window(41)}${bay}M${x + 5} 154h16v36h-16ZM${x + 3} 150h20`;
}

/** The shape that the end and the middle of a Victorian row share. */
const victorian = {
  neighbours: 'M114 190v-86H48v86',
  neighbourRoofs: 'M114 104V54H48v50ZM48 54V38h14v16Z',
  neighbourLines: `${terraceFront(48)}M48 104H114M114 54H48V190M48 54V38h14v16`,
  chimney: 'M107 54V36h14v18M104 36h20M110 36v-8h3v8M115 36v-8h3v8',
  wall: 'M114 190v-86h66v86Z',
  shade: 'M114 104h66v7h-66Z',
  trim: 'M146 147l6-9h22l6 9ZM150 173h26v17h-26ZM117 151h20v-4h-20Z',
  door: [119, 154],
  windows: [
    [151, 148, 24, 25, 'bay'],
    [119, 116, 16, 22, 'arch'],
    [155, 116, 16, 22, 'arch'],
  ],
  fine: 'M119 146q8-7 16 0M174 124h3M173 128h3M174 140h3',
  tiles: 'M118 58h8M132 58h14M152 58h6',
  panels: [118, 61, 3, 1.4],
  wire: [142.5, 104, 142, 166],
} as const satisfies Partial<Silhouette>;

/** The last house of a Victorian row, with sky on one side. */
const endTerrace: Silhouette = {
  ...victorian,
  chimney: `${victorian.chimney}M166 54V32h16v22M163 32h22M169 32v-8h4v8M175 32v-8h4v8`,
  roof: 'M114 54h68l3 50h-71Z',
  trim: `${victorian.trim}M111 100h77v4h-77Z`,
  tiles: `${victorian.tiles}M176 70h6M177 80h6M178 90h6`,
  cat: [158, 173],
  tree: [272, 190],
  pump: [185, 190, 180],
  charger: [226, 172],
  car: [242, 206],
};

const nextDoor = `${terraceFront(180)}M180 104h66M180 54h66V190M232 54V38h14v16`;

/** One house of a Victorian row, with a neighbour on either side. */
const midTerrace: Silhouette = {
  ...victorian,
  neighbours: `${victorian.neighbours}M180 190v-86h66v86`,
  neighbourRoofs: `${victorian.neighbourRoofs}M180 104V54h66v50ZM232 54V38h14v16Z`,
  neighbourLines: victorian.neighbourLines + nextDoor,
  chimney: `${victorian.chimney}M173 54V36h14v18M170 36h20M176 36v-8h3v8M181 36v-8h3v8`,
  roof: 'M114 54h66v50h-66Z',
  trim: `${victorian.trim}M111 100h72v4h-72Z`,
  cat: [158, 138],
  pump: [148, 200, 148],
  charger: [216, 184],
  car: [234, 210],
};

/** One storey, wide, under a large hipped roof. */
const detachedBungalow: Silhouette = {
  chimney: 'M164 84V66h18v18M161 66h24M167 66v-8h4v8M175 66v-8h4v8',
  roof: 'M78 84H192l32 56H44Z',
  wall: 'M50 190v-51h2l33-41 33 42h98v50Z',
  shade: 'M113 140h103v7H113ZM62 140l23-29 23 29h5v7L85 120l-28 27v-7Z',
  trim: 'M85 90l38 50h-10L85 103 57 140H47ZM122 152v-5h28v5Z',
  door: [128, 154],
  windows: [
    [68, 150, 34, 24, 'bay'],
    [180, 151, 28, 23, 'pair'],
  ],
  fine: 'M81 127a4 4 0 1 0 8 0a4 4 0 1 0-8 0M54 178h6M57 182h6M192 182h6M195 186h6M112 162h6M109 166h6M154 178h3',
  tiles:
    'M74 92h8M66 104h6M98 90h12M102 96h10M112 110h6M198 108h8M202 120h10M126 136h14M196 134h18M150 136h8',
  cat: [185, 174],
  tree: [266, 190],
  shrub: [26, 190],
  sun: [276, 52],
  panels: [118, 92, 4, 1.6],
  wire: [165, 140, 148, 171],
  pump: [8, 190, 50],
  charger: [222, 170],
  car: [240, 205],
};

/** Semi-detached or terraced: one storey, with a neighbour under the same roof. */
const bungalow: Silhouette = {
  neighbours: 'M8 190v-50h84v50',
  neighbourRoofs: 'M2 140 34 86h58v54Z',
  neighbourLines:
    'M8 190v-50M2 140 34 86h58M2 140h90M56 151h28v23H56ZM70 151v23M26 190v-36h16v36M12 153h10v17H12ZM22 152v-5h24v5M12 161h10',
  chimney: 'M80 86V66h24v20M77 66h30M83 66v-8h4v8M90 66v-8h4v8M97 66v-8h4v8',
  roof: 'M92 86h60l36 54H92Z',
  wall: 'M92 190v-50h88v50Z',
  shade: 'M92 140h88v7H92Z',
  trim: 'M138 152v-5h24v5Z',
  door: [142, 154],
  windows: [
    [98, 151, 26, 23, 'pair'],
    [165, 153, 11, 17, 'sash'],
  ],
  fine: 'M97 181h6M100 185h6M166 179h6M169 183h6',
  tiles: 'M157 98h6M160 108h10M158 120h12M98 90h12M116 90h8M164 132h14M98 136h10M120 136h14',
  cat: [103, 174],
  tree: [272, 190],
  sun: [276, 52],
  panels: [97, 95, 3, 1.5],
  wire: [131, 140, 147, 171],
  pump: [185, 190, 180],
  charger: [226, 172],
  car: [242, 206],
};

/** One home on the second floor of a block with a shared door. */
const flat: Silhouette = {
  neighbours: 'M36 190V46h58V36h36v10h58v144',
  neighbourLines: `M36 190V46M94 46V190M130 46V190M188 46V190M36 82h58M36 118h58M36 154h58M130 154h58M102 46h20v94h-20ZM102 70h20M102 94h20M102 118h20${grid([44, 70], [56, 92, 128, 163], 16, 18)}${grid([137, 166], [56, 128, 163], 16, 18)}`,
  roof: 'M32 40h62v6H32ZM130 40h62v6h-62ZM90 30h44v6H90Z',
  wall: 'M130 82h58v36h-58Z',
  shade: 'M130 82h58v5h-58Z',
  trim: 'M96 150h32v-5H96ZM128 118h64v4h-64Z',
  door: [104, 154],
  windows: [
    [135, 91, 18, 18, 'pair'],
    [166, 91, 18, 27, 'pair'],
  ],
  fine: 'M64 40V24M57 27h14M59 31h10M160 106h32v12M160 118v-12M168 118v-12M176 118v-12M184 118v-12',
  tiles: 'M36 43h10M134 43h10M98 33h8',
  cat: [139, 109],
  tree: [272, 190],
  panels: [135, 20, 3, 1],
  wire: [159.5, 46, 92, 163],
  pump: [192, 190, 188],
  charger: [231, 172],
  car: [243, 206],
};

/** Two floors of a larger building, with stairs to its own front door. */
const maisonette: Silhouette = {
  neighbours: 'M70 190V54h120v136Z',
  neighbourLines: `M70 190V54M190 190V54M130 54V190M70 122H190${grid([138, 166], [62], 16, 18)}${grid([138], [94, 164], 20, 18)}${grid([78, 104, 138, 166], [130], 16, 18)}M165 122V88h16v34M78 164h20v18H78ZM104 190v-34h16v34M165 190v-34h16v34`,
  chimney: 'M121 28V16h18v12M118 16h24M124 16V9h4v7M132 16V9h4v7',
  roof: 'M84 28h92l22 26H62Z',
  wall: 'M70 122V54h60v68Z',
  shade: 'M70 54h60v6H70Z',
  trim: 'M52 122h46v5H52Z',
  door: [76, 86],
  windows: [
    [97, 93, 19, 20, 'cross'],
    [77, 63, 14, 17, 'sash'],
    [100, 63, 14, 17, 'sash'],
  ],
  fine: 'M54 122v-16h16M8 176 54 106M8 190v-14M22 190v-9h8v-9h8v-9h7v-9h7v-9h8v-9h8v-9M31 172v-14M46 154v-14',
  tiles: 'M88 33h8M80 44h10M72 50h12M178 38h8M184 48h8',
  cat: [101, 113],
  tree: [272, 190],
  panels: [98, 31, 4, 0.5],
  wire: [123.5, 54, 92, 163],
  pump: [194, 190, 190],
  charger: [232, 172],
  car: [243, 206],
};

export const silhouettes: Record<HouseType, Silhouette> = {
  detached,
  semi,
  'end-terrace': endTerrace,
  'mid-terrace': midTerrace,
  'detached-bungalow': detachedBungalow,
  bungalow,
  flat,
  maisonette,
};
