// A postcode is one street with similar homes.
import type { Place } from '../model/place/place.ts';
import type { Random } from './seeded-random.ts';

export type StreetKind = 'terraced' | 'semis' | 'detached' | 'bungalows' | 'flats';

interface Street {
  readonly kind: StreetKind;
  /** Per cent of streets, rounded from the English Housing Survey's shares of dwelling types. */
  readonly share: number;
  /** Per cent of streets in a big city. */
  readonly cityShare: number;
  /** Per cent of homes by property type. */
  readonly types: readonly (readonly [id: number, share: number])[];
}

const STREETS: readonly Street[] = [
  { kind: 'terraced', share: 29, cityShare: 30, types: [[4, 100]] },
  {
    kind: 'semis',
    share: 27,
    cityShare: 8,
    types: [
      [2, 90],
      [1, 10],
    ],
  },
  {
    kind: 'detached',
    share: 18,
    cityShare: 2,
    types: [
      [1, 85],
      [5, 15],
    ],
  },
  {
    kind: 'bungalows',
    share: 9,
    cityShare: 0,
    types: [
      [5, 45],
      [6, 55],
    ],
  },
  {
    kind: 'flats',
    share: 17,
    cityShare: 60,
    types: [
      [7, 85],
      [8, 15],
    ],
  },
];
const CITY_AREAS: readonly string[] = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC', 'G', 'M'];

const END_TERRACE = 3;

export function streetKind(random: Random, area: string): StreetKind {
  const isCity = CITY_AREAS.includes(area);
  return random.weighted(STREETS, ({ share, cityShare }) => (isCity ? cityShare : share)).kind;
}

/** Returns a property type id. The first and the last home of a terrace are end terraces. */
export function homeType(random: Random, kind: StreetKind, index: number, count: number): number {
  if (kind === 'terraced' && (index === 0 || index === count - 1)) return END_TERRACE;
  const street = STREETS.find((candidate) => candidate.kind === kind)!;
  return random.weighted(street.types, ([, share]) => share)[0];
}

type Names = readonly [string, ...string[]];

// biome-ignore format: a list of words
const FIRST: Names = [
  'Abbey', 'Albert', 'Alma', 'Ashfield', 'Beech', 'Birch', 'Bridge', 'Brook', 'Castle', 'Chapel', 'Cherry Tree',
  'Church', 'Clarence', 'Cobden', 'Dale', 'Elm', 'Fairfield', 'Fern', 'Garden', 'George', 'Grange', 'Green',
  'Hawthorn', 'Hazel', 'Heath', 'Highfield', 'Hill', 'Holly', 'Lime', 'Linden', 'Manor', 'Maple', 'Market',
  'Meadow', 'Mill', 'Nelson', 'Oak', 'Orchard', 'Park', 'Priory', 'Queen’s', 'Railway', 'Richmond', 'Rowan',
  'School', 'Springfield', 'Station', 'Sycamore', 'Victoria', 'Walnut', 'Waterloo', 'Wellington', 'Willow', 'York',
];
// biome-ignore format: a list of words
const WELSH: Names = [
  'Heol y Felin', 'Ffordd yr Afon', 'Maes y Deri', 'Heol yr Eglwys', 'Clos y Berllan', 'Lôn y Castell',
  'Heol yr Orsaf', 'Maes yr Haf', 'Rhodfa’r Parc', 'Stryd y Bont',
];

const ENDINGS: Readonly<Record<StreetKind, Names>> = {
  terraced: ['Street', 'Road', 'Terrace'],
  semis: ['Avenue', 'Road', 'Drive', 'Crescent'],
  detached: ['Lane', 'Close', 'Drive', 'Way'],
  bungalows: ['Close', 'Gardens', 'Drive'],
  flats: ['Street', 'Court', 'Place', 'Road'],
};
const SCOTTISH_ENDINGS: Names = [
  'Street',
  'Brae',
  'Wynd',
  'Terrace',
  'Place',
  'Drive',
  'Gardens',
  'Crescent',
];
const SHARE_WELSH = 0.4;

/** Invents the name of a street. */
export function streetName(random: Random, kind: StreetKind, { nation }: Place): string {
  if (nation === 'Wales' && random.share() < SHARE_WELSH) return random.pick(WELSH);
  return `${random.pick(FIRST)} ${random.pick(nation === 'Scotland' ? SCOTTISH_ENDINGS : ENDINGS[kind])}`;
}

/** Post towns of postcode areas that have another name. */
const TOWNS: Readonly<Record<string, string>> = {
  BT: 'Belfast',
  HS: 'Stornoway',
  ME: 'Rochester',
  TS: 'Middlesbrough',
  ZE: 'Lerwick',
};

export function townOf({ area, name }: Place): string {
  return TOWNS[area] ?? name.replace(/^London .*/, 'London');
}
