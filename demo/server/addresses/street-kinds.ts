// One postcode is one street, and its homes resemble each other.
import type { Draws } from './seeded.ts';

export type StreetKind = 'terraced' | 'semis' | 'detached' | 'bungalows' | 'flats';

interface Street {
  readonly kind: StreetKind;
  /** Of a hundred streets: after the English Housing Survey's shares of dwelling types, rounded. */
  readonly share: number;
  /** In the middle of a big city. */
  readonly cityShare: number;
  /** Property types by share, of a hundred homes. */
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

export function streetKind(draws: Draws, area: string): StreetKind {
  const isCity = CITY_AREAS.includes(area);
  return draws.weighted(STREETS, ({ share, cityShare }) => (isCity ? cityShare : share)).kind;
}

/** The property type of the home at `index` of `count`; the first and the last of a terrace are its ends. */
export function homeType(draws: Draws, kind: StreetKind, index: number, count: number): number {
  if (kind === 'terraced' && (index === 0 || index === count - 1)) return END_TERRACE;
  const street = STREETS.find((candidate) => candidate.kind === kind)!;
  return draws.weighted(street.types, ([, share]) => share)[0];
}
