// Chooses a supplier's file of half hours as a visitor does.
import type { Stage } from './stage.ts';
import { until } from './until.ts';

const HALF_HOUR = 1_800_000;
const START = Date.UTC(2025, 9, 1);

/**
 * In n3rgy's format: 0.5 kWh in each half hour from five to nine in the evening, otherwise 0.2; or several times as much.
 * @example const text = yearOfUse(2)
 */
export const yearOfUse = (times = 1) => {
  const lines = Array.from({ length: 17_520 }, (_, at) => {
    const time = new Date(START + at * HALF_HOUR);
    const use = time.getUTCHours() >= 17 && time.getUTCHours() < 21 ? 0.5 : 0.2;
    return `${time.toISOString().slice(0, 16).replace('T', ' ')},${(use * times).toFixed(3)}`;
  });
  return ['timestamp (UTC),energyConsumption (kWh)', ...lines].join('\n');
};

/**
 * Chooses a file with this text in the field for half hours.
 * @example await choosesFile(visit, yearOfUse())
 */
export async function choosesFile(visit: Stage, text: string): Promise<HTMLInputElement> {
  const field = await until('the file', () => visit.root.querySelector<HTMLInputElement>('input[type=file]'));
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], '14 Harbour View Road.csv'));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return field;
}
