// Fakes of every service, with the settings that an operator would use.
import type { Sources } from '../../sources/sources.ts';
import type { WayOut } from '../ask.ts';
import type { Notices } from '../found.ts';
import { createServices, type ServiceName } from '../services.ts';
import { readLiveSettings } from '../settings.ts';
import { liveSources } from '../sources.ts';
import { fakeIdealPostcodes, fakeOsPlaces, IDEAL_KEY, OS_KEY } from './addresses.ts';
import { EPC_TOKEN, fakeEpc } from './certificates.ts';
import { type Fake, type FakeAnswer, type FakeService, fakeFetch, serve } from './fake-service.ts';
import { fakeOctopus, fakeRoadFuel } from './prices.ts';
import { fakePostcodes, fakePvgis } from './sun.ts';
import { createFakeMot, DVLA_KEY, fakeDvla, MOT_KEYS } from './vehicles.ts';

export function createFakes() {
  const mot = createFakeMot();
  const fakes = {
    epc: fakeEpc,
    osPlaces: fakeOsPlaces,
    idealPostcodes: fakeIdealPostcodes,
    mot: mot.fake,
    dvla: fakeDvla,
    octopus: fakeOctopus,
    roadFuel: fakeRoadFuel,
    pvgis: fakePvgis,
    postcodes: fakePostcodes,
  } satisfies Record<ServiceName, Fake>;
  return { mot, fakes };
}

/** The variables that switch each service on, at these URLs. */
const envOf = (at: (name: ServiceName) => string) =>
  ({
    epc: { EPC_TOKEN, EPC_URL: at('epc') },
    osPlaces: { OS_PLACES_KEY: OS_KEY, OS_PLACES_URL: at('osPlaces') },
    idealPostcodes: { IDEAL_POSTCODES_KEY: IDEAL_KEY, IDEAL_POSTCODES_URL: at('idealPostcodes') },
    mot: { ...MOT_KEYS, MOT_URL: at('mot'), MOT_TOKEN_URL: `${at('mot')}/token` },
    dvla: { DVLA_KEY, DVLA_URL: at('dvla') },
    octopus: { OCTOPUS: '1', OCTOPUS_URL: at('octopus') },
    roadFuel: { FUEL_PRICES: '1', FUEL_PRICES_URL: at('roadFuel') },
    pvgis: { PVGIS: '1', PVGIS_URL: at('pvgis') },
    postcodes: { POSTCODES: '1', POSTCODES_URL: at('postcodes') },
  }) as const satisfies Record<ServiceName, object>;

/** Starts a server for each service except Ideal Postcodes, since OS Places is the source of addresses. */
export async function serveFakes() {
  const { mot, fakes } = createFakes();
  const { idealPostcodes: _, ...those } = fakes;
  const served = await Promise.all(
    Object.entries(those).map(async ([name, one]) => [name, await serve(one)] as const),
  );
  const services = Object.fromEntries(served) as Record<keyof typeof those, FakeService>;
  const { idealPostcodes: __, ...on } = envOf((name) => services[name as keyof typeof those]?.url ?? '');
  return {
    env: Object.assign({}, ...Object.values(on)) as Record<string, string>,
    services,
    mot,
    close: () => Promise.all(Object.values(services).map((one) => one.close())),
  };
}

/** Secrets that must not appear anywhere. */
export const SECRETS: readonly string[] = [
  EPC_TOKEN,
  OS_KEY,
  IDEAL_KEY,
  DVLA_KEY,
  ...Object.values(MOT_KEYS).slice(0, 3),
  'token-of-nobody',
];

/**
 * Sources that use fakes of services in the same process. Returns null if no service is on. @param failing
 * replaces the documented answers of services
 */
export function fakeSources(
  on: readonly ServiceName[],
  failing: Partial<Record<ServiceName, Fake>>,
  notices: Notices,
): Sources | null {
  const fakes = { ...createFakes().fakes, ...failing };
  const env = envOf((name) => `http://localhost/${name}`);
  const settings = readLiveSettings(Object.assign({}, ...on.map((name) => env[name])));
  const answer = (name: ServiceName) => wayOut(fakes[name], name);
  return settings && liveSources(createServices(settings, notices, undefined, answer), notices);
}

/** Answers with `answer` on paths that match `at`, or on all paths, and otherwise as documented. */
export function failingFake(
  { at, answer }: { readonly at?: RegExp; readonly answer: FakeAnswer },
  service: ServiceName,
): Fake {
  const own = createFakes().fakes[service];
  return (request) => (!at || at.test(request.url.pathname) ? answer : own(request));
}

/** Removes the service's name from the path. The clock is `Date`, which a test may mock. */
function wayOut(fakes: Fake, name: ServiceName): WayOut {
  const below: Fake = (request) => {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(name.length + 1) || '/';
    return fakes({ ...request, url });
  };
  return { send: fakeFetch(below), now: Date.now };
}
