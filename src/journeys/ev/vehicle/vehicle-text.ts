import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import type { Words } from '../../../words/words.ts';

/** '999 cc engine', '52 kWh battery'; empty if unknown. */
export function sizeText(
  { isEv, batterySize, engineSize }: Pick<QuotedVehicle, 'isEv' | 'batterySize' | 'engineSize'>,
  words: Words,
): string {
  const size = isEv ? batterySize : engineSize;
  if (!size) return '';
  return words(isEv ? 'ev.size.battery' : 'ev.size.engine', {
    size: words.format.size(size, isEv ? 'kWh' : 'cc'),
  });
}

/** '3.74 miles per kWh' */
export function rangeText(electric: boolean, mpg: number, words: Words): string {
  return words(electric ? 'ev.row.milesPerKwh.value' : 'ev.row.mpg.value', {
    value: electric ? words.format.fine(mpg, 2) : words.format.decimal(mpg),
  });
}
