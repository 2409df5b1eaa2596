// The services that are on, each with its own way out.
import { createAsk, type Limits } from './ask.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Notices } from './notices.ts';
import { octopusClient } from './octopus/client.ts';
import { roadFuelClient } from './road-fuel/client.ts';

/** Questions a second that each was built for; its documentation allows as many, or says nothing. */
export const LIMITS = {
  octopus: { name: 'Octopus', perSecond: 10 },
  roadFuel: { name: 'The road fuel prices', perSecond: 1 },
} as const satisfies Record<string, Limits>;

export function createServices(settings: LiveSettings, notices: Notices) {
  const ask = (service: keyof typeof LIMITS) => createAsk(LIMITS[service], notices);
  const { octopus, roadFuel } = settings;
  return {
    octopus: octopus && octopusClient(octopus.url, ask('octopus'), notices),
    roadFuel: roadFuel && roadFuelClient(roadFuel.url, ask('roadFuel'), notices),
  };
}

export type Services = ReturnType<typeof createServices>;
