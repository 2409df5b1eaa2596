// Which live services fail on which journey, and how: each as it documents, and as anything on a network may, on as few
// walks as will do.
import type { ServiceName } from '../../demo/server/live/services.ts';
import { ANY, DOCUMENTED, type Way } from '../../demo/server/test/failing/ways.ts';
import { START } from '../browser/walks.ts';

export type Journey = keyof typeof START;
/** One way each; null for a service that is well. */
export type Failing = Partial<Record<ServiceName, Way | null>>;

/** Slow, cut, empty, huge, of another type, hostile. */
const USUAL = [
  'never answers',
  'closes the connection within the response',
  'sends an empty response',
  'sends a huge response',
  'returns [[]]',
  'sends an HTML page',
  'attempts prototype pollution',
];

/** Of what is documented the first that means the same of the same: the others are in the tests of the server. */
const waysOf = (name: ServiceName): Way[] => [
  ...new Map(DOCUMENTED[name].toReversed().map((way) => [`${way.means} ${way.at}`, way])).values(),
  ...ANY.filter(({ how }) => USUAL.includes(how)),
];

const ADDRESSES: readonly ServiceName[] = ['osPlaces', 'idealPostcodes'];
const OF_HOME: readonly ServiceName[] = ['epc', 'octopus'];
const OF_CARS: readonly ServiceName[] = ['mot', 'dvla', 'roadFuel'];
const OF_ROOFS: readonly ServiceName[] = ['pvgis', 'postcodes'];
const USES: Readonly<Record<Journey, readonly ServiceName[]>> = {
  heatPump: OF_HOME,
  solar: [...OF_HOME, ...OF_ROOFS],
  compare: [...OF_HOME, ...OF_CARS],
  evOnly: [...OF_HOME, ...OF_CARS],
  all: [...OF_HOME, ...OF_CARS, ...OF_ROOFS],
};

/** Each journey in turn, as long as a service that it uses has another way to fail; all that it uses fail at once. */
export function failingWalks(): readonly (readonly [Journey, Failing])[] {
  const left = new Map(Object.keys(DOCUMENTED).map((name) => [name, waysOf(name as ServiceName)]));
  const all: (readonly [Journey, Failing])[] = [];
  const journeys = Object.keys(START) as Journey[];
  while ([...left.values()].some(({ length }) => length > 0))
    for (const journey of journeys) {
      const address = ADDRESSES.filter((name) => left.get(name)!.length > 0).slice(0, 1);
      const used = [...address, ...USES[journey]].filter((name) => left.get(name)!.length > 0);
      const own = used.some((name) => !ADDRESSES.includes(name));
      if (used.length > 0 && (own || journey === 'heatPump'))
        all.push([journey, Object.fromEntries(used.map((name) => [name, left.get(name)!.shift()!]))]);
    }
  return all;
}

export const titleOf = (failing: Failing) =>
  Object.entries(failing)
    .map(([name, way]) => `${name} ${way?.how.slice(0, 60)}`)
    .join('; ');
