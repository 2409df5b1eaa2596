import type { ClockTask } from '../../../../src/domain/extras/clock.ts';
import type { HomeLoad } from '../home-load.ts';
import { byHalfHour } from '../load-profile.ts';

/** The electricity for heating and hot water, in kWh a year by half hour; null if another fuel heats the home. */
export function heatOf({ heating, shape, own }: HomeLoad): Float64Array | null {
  if (!heating) return null;
  return byHalfHour(shape.map((energy, at) => energy - own[at]!));
}

/** Storage heaters charge from midnight to 7am. */
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
