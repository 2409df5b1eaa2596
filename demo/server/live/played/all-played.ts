// Every service, played on this machine, with the settings that an operator would give.

import { DVLA_KEY, playsDvla } from '../dvla/played.ts';
import { EPC_TOKEN, playsEpc } from '../epc/played.ts';
import { createMotPlay, MOT_KEYS } from '../mot/played.ts';
import { playsOctopus } from '../octopus/played.ts';
import { OS_KEY, playsOsPlaces } from '../os-places/played.ts';
import { playsRoadFuel } from '../road-fuel/played.ts';
import { serve } from './serve.ts';

export async function allPlayed() {
  const mot = createMotPlay();
  const services = {
    epc: await serve(playsEpc),
    osPlaces: await serve(playsOsPlaces),
    mot: await serve(mot.plays),
    dvla: await serve(playsDvla),
    octopus: await serve(playsOctopus),
    roadFuel: await serve(playsRoadFuel),
  };
  const env = {
    ...{ EPC_TOKEN, EPC_URL: services.epc.url, OS_PLACES_KEY: OS_KEY, OS_PLACES_URL: services.osPlaces.url },
    ...{ ...MOT_KEYS, MOT_URL: services.mot.url, MOT_TOKEN_URL: `${services.mot.url}/token` },
    ...{ DVLA_KEY, DVLA_URL: services.dvla.url, OCTOPUS: '1', OCTOPUS_URL: services.octopus.url },
    ...{ FUEL_PRICES: '1', FUEL_PRICES_URL: services.roadFuel.url },
  };
  return {
    env,
    services,
    mot,
    close: () => Promise.all(Object.values(services).map((one) => one.close())),
  };
}

/** What nobody may read anywhere. */
export const SECRETS: readonly string[] = [
  EPC_TOKEN,
  OS_KEY,
  DVLA_KEY,
  ...Object.values(MOT_KEYS).slice(0, 3),
  'token-of-nobody',
];
