// Which live services fail on which journey, and how. Each fails in the ways that it documents and in the usual ways of a
// network, on as few walks as possible.
import type { ServiceName } from '../../demo/server/live/services.ts';
import { ANY, DOCUMENTED, type Way } from '../../demo/server/test/failing/ways.ts';
import { START } from '../browser/walks.ts';

export type Journey = keyof typeof START;
/** One way to fail for each service; null if the service works. */
export type Failing = Partial<Record<ServiceName, Way | null>>;

/** The ways in which anything on a network may fail: slow, cut off, empty, huge, of another type, hostile. */
const USUAL = [
  'never answers',
  'closes the connection within the response',
  'sends an empty response',
  'sends a huge response',
  'returns [[]]',
  'sends an HTML page',
  'attempts prototype pollution',
];

/** One documented failure for each meaning and place. The server's tests have the others. */
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

/** Takes the journeys in turn while a service has failures left. All services of a journey fail in the same walk. */
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
