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
  if (kWh === null) return [];
  const car = result.whatIf?.after.car;
  const { pence, percent } = words.format;
  if (!car) return [words.format.kWh(kWh)];
  const { low, high, windowKwhPerDay, most } = car;
  const share = windowKwhPerDay === null ? 1 : Math.min(most, (windowKwhPerDay * 365) / kWh);
  const at = { value: words.format.kWh(kWh), rate: pence(low) };
  if (share === 1 || low === high) return [words('ev.row.at', at)];
  return [words('ev.row.at.shared', { ...at, share: percent(100 * share), other: pence(high) })];
}
