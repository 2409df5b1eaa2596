import type { ClockTask } from '../../../../src/domain/extras/clock.ts';
import type { HomeLoad } from '../home-load.ts';
import { byHalfHour } from '../load-profile.ts';

/** kWh a year by half hour that an electrically heated home takes for its heat, water and all; null for any other. */
export function heatOf({ heating, shape, own }: HomeLoad): Float64Array | null {
  if (!heating) return null;
  return byHalfHour(shape.map((energy, at) => energy - own[at]!));
}

/** Night heaters fill up from midnight to seven. */
export function nightHeatTask({ heating, isEconomy7 }: HomeLoad): readonly ClockTask[] {
  if (!heating || !isEconomy7) return [];
  const kWh = (heating.space + heating.hotWater) / 365;
  return [
    {
      what: 'heating',
      from: '00:00',
      to: '07:00',
      kWh,
      hours: 7,
      note: 'Your heaters fill up by themselves.',
    },
  ];
}
