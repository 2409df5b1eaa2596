import type { Formats } from '../../../words/formats.ts';

const POUNDS = '£';

/** A value of a sum with its unit: '£937.98', '26.56 p/kWh', '2,700 kWh'. Money with its pence, so that it adds up. */
export function termValue(value: number, unit: string, format: Formats): string {
  if (unit.startsWith(POUNDS)) return format.exactPounds(value);
  const text = format.fine(value);
  return unit === '' ? text : `${text} ${unit.replace(/\/y$/, '')}`;
}
