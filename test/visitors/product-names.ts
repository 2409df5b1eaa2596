// Names for tests that can't import the registry, since it imports all views.
import type { JourneyNames } from '../../src/domain/journey.ts';
import { routesWith } from '../../src/domain/route.ts';

export const routes = routesWith([
  { name: 'solarBattery', path: 'solar-battery' },
  { name: 'electricVehicle', path: 'electric-vehicle' },
  { name: 'heatPump', path: 'heat-pump' },
]);

export const JOURNEYS = ['heat-pump', 'solar', 'ev-compare', 'ev-only', 'all'] as const;

export const journeys: JourneyNames = { all: JOURNEYS, groups: { ev: ['ev-compare', 'ev-only'] } };
