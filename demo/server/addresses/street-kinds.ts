// A postcode is one street with similar homes.
import type { Draws } from './seeded.ts';

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

export function streetKind(draws: Draws, area: string): StreetKind {
  const isCity = CITY_AREAS.includes(area);
  return draws.weighted(STREETS, ({ share, cityShare }) => (isCity ? cityShare : share)).kind;
}

/** Returns a property type id. The first and the last home of a terrace are end terraces. */
export function homeType(draws: Draws, kind: StreetKind, index: number, count: number): number {
  if (kind === 'terraced' && (index === 0 || index === count - 1)) return END_TERRACE;
  const street = STREETS.find((candidate) => candidate.kind === kind)!;
  return draws.weighted(street.types, ([, share]) => share)[0];
}
