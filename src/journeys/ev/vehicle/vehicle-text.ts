import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import type { Words } from '../../../words/words.ts';

type Sized = Pick<QuotedVehicle, 'isEv' | 'batterySize' | 'engineSize'>;

/** '1.0 litre engine', as drivers say it, '52 kWh battery'; empty if unknown. */
export function sizeText(vehicle: Sized, words: Words): string {
  const { isEv, engineSize } = vehicle;
  if (isEv || !engineSize) return exactSizeText(vehicle, words);
  return words('ev.size.litres', { litres: words.format.decimal(engineSize / 1000) });
}

/** '999 cc engine', '52 kWh battery'; empty if unknown. */
export function exactSizeText({ isEv, batterySize, engineSize }: Sized, words: Words): string {
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
