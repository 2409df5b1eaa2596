// VAT on installations in a home, which is zero until a decided date.
import type { KnownChange } from '../../../src/domain/extras/known-change.ts';
import { CONSTANTS } from './constants.ts';
import { isInForce } from './period.ts';
import { pounds } from './result/rounding.ts';
import { today } from './today.ts';

const { vatRate, vatRateLater } = CONSTANTS;

/** The rate today, as a share of the price, with its source. */
export function installVat(): typeof vatRate | typeof vatRateLater {
  return isInForce(vatRateLater, today()) ? vatRateLater : vatRate;
}

/** What the later VAT will add to this price, once; nothing if it is in force already or no price is known. */
export function installVatChanges(price: number | null): readonly KnownChange[] {
  const { value, from } = vatRateLater;
  if (price === null || isInForce(vatRateLater, today())) return [];
  const percent = value * 100;
  return [
    {
      from,
      text: `VAT of ${percent}% is on what is installed, and the price goes up`,
      change: -pounds((price * (value - vatRate.value)) / (1 + vatRate.value)),
      once: true,
      key: 'known.vat-installed',
      values: { percent },
    },
  ];
}
