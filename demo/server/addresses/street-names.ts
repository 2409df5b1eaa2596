// Invents the name of a street.
import type { Place } from '../model/place/place.ts';
import type { Draws } from './seeded.ts';
import type { StreetKind } from './street-kinds.ts';

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

export function streetName(draws: Draws, kind: StreetKind, { nation }: Place): string {
  if (nation === 'Wales' && draws.share() < SHARE_WELSH) return draws.pick(WELSH);
  return `${draws.pick(FIRST)} ${draws.pick(nation === 'Scotland' ? SCOTTISH_ENDINGS : ENDINGS[kind])}`;
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
