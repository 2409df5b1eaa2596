// The energy used in a year and its price, so that a visitor can check the cost.
import { chargedEnergy } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import type { Words } from '../../../words/words.ts';

/** Litres in an imperial gallon. */
const GALLON = 4.54609;

export function fuelUsed(
  { mpg }: QuotedVehicle,
  { request, whatIf }: Result,
  words: Words,
): readonly string[] {
  const { totalMiles } = request;
  const fuel = whatIf?.before.fuel;
  if (!totalMiles || !mpg) return [];
  const litres = (totalMiles / mpg) * GALLON;
  const value = words('ev.row.litres', { value: words.format.number(litres) });
  return [fuel?.unit === 'l' ? words('ev.row.at', { value, rate: words.format.pence(fuel.pence) }) : value];
}

export function powerUsed(_: QuotedVehicle, result: Result, words: Words): readonly string[] {
  const kWh = chargedEnergy(result);
  return kWh === null ? [] : [words.format.kWh(kWh), ...chargedAt(result, words)];
}

/** Which share is charged at which price, if the server sends it. */
export function chargedAt(result: Result, words: Words): readonly string[] {
  const [kWh, car] = [chargedEnergy(result), result.whatIf?.after.car];
  if (!kWh || !car) return [];
  const { pence, percent } = words.format;
  const { low, high, windowKwhPerDay, most } = car;
  const share = windowKwhPerDay === null ? 1 : Math.min(most, (windowKwhPerDay * 365) / kWh);
  const rate = pence(low);
  if (share === 1 || low === high) return [words('ev.row.at', { value: percent(100), rate })];
  return [words('ev.row.at.shared', { share: percent(100 * share), rate, other: pence(high) })];
}
