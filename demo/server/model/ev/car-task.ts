import type { ClockTask } from '../../../../src/domain/extras/clock.ts';
import { cheapWindow } from '../clock/cheap-window.ts';
import { CONSTANTS } from '../constants.ts';
import { exact, percent, whole } from '../result/assumptions.ts';
import { type CarDemand, carRates, lowRateShare } from '../tariff/car-charging.ts';
import type { Rates } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { CarHours } from './car-hours.ts';

interface ChargedCar {
  readonly car: CarDemand;
  readonly tariff: Tariff;
  readonly rates: Rates;
  /** Miles for each kWh at the wall. */
  readonly efficiency: number;
}

export function carTask(charged: ChargedCar, { load }: CarHours): ClockTask {
  const { car, rates } = charged;
  const kWh = car.energy / 365;
  const hours = kWh / car.chargerKw;
  const task = { what: 'car' as const, kWh, hours };
  const twice = `You could also charge for ${exact(Math.round(10 * hours * 3.5) / 10)} hours twice a week.`;
  // The tariff has a rate for the car alone, so the supplier chooses when it charges.
  if (load === null) return { ...task, from: '00:00', to: '00:00', note: twice };
  const window = cheapWindow(rates);
  if (!window) return { ...task, from: '18:00', to: '22:00', note: twice };
  const { from, to } = window;
  return { ...task, from, to, note: `${twice} ${most(charged)} ${behaviour(charged, window)}` };
}

function most({ efficiency, car, rates }: ChargedCar): string {
  const holds = CONSTANTS.windowUse.value * car.chargerKw * (rates.cheapest?.hours ?? 0);
  return `The cheap hours of one night hold ${exact(Math.round(10 * holds) / 10)} kWh, enough for ${whole(holds * efficiency)} miles.`;
}

/** The behaviour that the quoted price assumes. */
function behaviour(
  { car, tariff, rates, efficiency }: ChargedCar,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const share = lowRateShare(car, tariff, rates);
  const dear = exact(Math.round((10 * carRates(tariff, rates).high) / efficiency) / 10);
  return `We count ${percent(Math.round(100 * share) / 100)} of your charging between ${from} and ${to}. At the day rate a mile costs ${dear}p.`;
}
