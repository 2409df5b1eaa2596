// Test doubles of every service, with the settings that an operator would use.
import { DVLA_KEY, playsDvla } from '../dvla/played.ts';
import { EPC_TOKEN, playsEpc } from '../epc/played.ts';
import { IDEAL_KEY, playsIdealPostcodes } from '../ideal-postcodes/played.ts';
import { createMotPlay, MOT_KEYS } from '../mot/played.ts';
import { playsOctopus } from '../octopus/played.ts';
import { OS_KEY, playsOsPlaces } from '../os-places/played.ts';
import { playsPostcodes } from '../postcodes/played.ts';
import { playsPvgis } from '../pvgis/played.ts';
import { playsRoadFuel } from '../road-fuel/played.ts';
import type { ServiceName } from '../services.ts';
import { type PlayedService, type Plays, serve } from './serve.ts';

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
export const envOf = (at: (name: ServiceName) => string) =>
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
