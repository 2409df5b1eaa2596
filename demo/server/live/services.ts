// Creates the clients of the services that are switched on.
import { type Ask, createAsk, type Limits, type WayOut } from './ask.ts';
import { dvlaClient } from './dvla.ts';
import { epcClient } from './epc.ts';
import type { Notices } from './found.ts';
import { idealPostcodesClient } from './ideal-postcodes.ts';
import { motClient } from './mot.ts';
import { octopusClient } from './octopus.ts';
import { osPlacesClient } from './os-places.ts';
import { postcodesClient } from './postcodes.ts';
import { pvgisClient } from './pvgis.ts';
import { roadFuelClient } from './road-fuel.ts';
import type { LiveSettings } from './settings.ts';

/** Requests a second. Each service's documentation allows as many, or has no limit. */
export const LIMITS = {
  octopus: { name: 'Octopus', perSecond: 10 },
  epc: { name: 'The certificate register', perSecond: 3 },
  osPlaces: { name: 'OS Places', perSecond: 10 },
  idealPostcodes: { name: 'Ideal Postcodes', perSecond: 10 },
  mot: { name: 'The MOT history', perSecond: 15 },
  dvla: { name: 'DVLA', perSecond: 10 },
  roadFuel: { name: 'The road fuel prices', perSecond: 1 },
  pvgis: { name: 'PVGIS', perSecond: 20 },
  postcodes: { name: 'postcodes.io', perSecond: 10 },
} as const satisfies Record<string, Limits>;

export type ServiceName = keyof typeof LIMITS;

/** @param watch wraps the calls of each service @param way replaces how requests are sent, in tests */
export function createServices(
  settings: LiveSettings,
  notices: Notices,
  watch: (name: ServiceName, ask: Ask) => Ask = (_, ask) => ask,
  way?: (name: ServiceName) => WayOut,
) {
  const ask = (service: ServiceName) => watch(service, createAsk(LIMITS[service], notices, way?.(service)));
  const { octopus, roadFuel, epc, osPlaces, idealPostcodes, mot, dvla, pvgis, postcodes } = settings;
  return {
    octopus: octopus && octopusClient(octopus.url, ask('octopus'), notices),
    epc: epc && epcClient(epc, ask('epc'), notices),
    osPlaces: osPlaces && osPlacesClient(osPlaces, ask('osPlaces'), notices),
    idealPostcodes: idealPostcodes && idealPostcodesClient(idealPostcodes, ask('idealPostcodes'), notices),
    mot: mot && motClient(mot, ask('mot'), notices),
    dvla: dvla && dvlaClient(dvla, ask('dvla'), notices),
    roadFuel: roadFuel && roadFuelClient(roadFuel.url, ask('roadFuel'), notices),
    pvgis: pvgis && pvgisClient(pvgis.url, ask('pvgis'), notices),
    postcodes: postcodes && postcodesClient(postcodes.url, ask('postcodes'), notices),
  };
}

export type Services = ReturnType<typeof createServices>;
