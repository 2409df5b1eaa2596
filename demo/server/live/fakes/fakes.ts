// Test doubles of every service, with the settings that an operator would use.

import type { Sources } from '../../sources/sources.ts';
import type { WayOut } from '../ask.ts';
import type { Notices } from '../found.ts';
import { createServices, type ServiceName } from '../services.ts';
import { readLiveSettings } from '../settings.ts';
import { liveSources } from '../sources.ts';
import { IDEAL_KEY, OS_KEY, playsIdealPostcodes, playsOsPlaces } from './addresses.ts';
import { EPC_TOKEN, playsEpc } from './certificates.ts';
import { playsOctopus, playsRoadFuel } from './prices.ts';
import { type Played, type PlayedService, type Plays, sends, serve } from './serve.ts';
import { playsPostcodes, playsPvgis } from './sun.ts';
import { createMotPlay, DVLA_KEY, MOT_KEYS, playsDvla } from './vehicles.ts';

export function createPlays() {
  const mot = createMotPlay();
  const plays = {
    epc: playsEpc,
    osPlaces: playsOsPlaces,
    idealPostcodes: playsIdealPostcodes,
    mot: mot.plays,
    dvla: playsDvla,
    octopus: playsOctopus,
    roadFuel: playsRoadFuel,
    pvgis: playsPvgis,
    postcodes: playsPostcodes,
  } satisfies Record<ServiceName, Plays>;
  return { mot, plays };
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
export async function allPlayed() {
  const { mot, plays } = createPlays();
  const { idealPostcodes: _, ...those } = plays;
  const served = await Promise.all(
    Object.entries(those).map(async ([name, one]) => [name, await serve(one)] as const),
  );
  const services = Object.fromEntries(served) as Record<keyof typeof those, PlayedService>;
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

// Sources that use test doubles of services in the same process.

/** Returns null if no service is on. @param failing replaces the documented answers of services */
export function playedSources(
  on: readonly ServiceName[],
  failing: Partial<Record<ServiceName, Plays>>,
  notices: Notices,
): Sources | null {
  const plays = { ...createPlays().plays, ...failing };
  const env = envOf((name) => `http://localhost/${name}`);
  const settings = readLiveSettings(Object.assign({}, ...on.map((name) => env[name])));
  const played = (name: ServiceName) => wayOut(plays[name], name);
  return settings && liveSources(createServices(settings, notices, undefined, played), notices);
}

/** Answers with `played` on paths that match `at`, or on all paths, and otherwise as documented. */
export function playsFault(
  { at, played }: { readonly at?: RegExp; readonly played: Played },
  service: ServiceName,
): Plays {
  const own = createPlays().plays[service];
  return (asked) => (!at || at.test(asked.url.pathname) ? played : own(asked));
}

/** Removes the service's name from the path. The clock is `Date`, which a test may mock. */
function wayOut(plays: Plays, name: ServiceName): WayOut {
  const below: Plays = (asked) => {
    const url = new URL(asked.url);
    url.pathname = url.pathname.slice(name.length + 1) || '/';
    return plays({ ...asked, url });
  };
  return { send: sends(below), now: Date.now };
}
