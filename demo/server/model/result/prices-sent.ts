import type { Prices } from '../place/prices.ts';
import type { QuoteBasis } from './quote-result.ts';

/** The price cap's period and each fuel's date, so that pages can show when newer prices are in force. */
export function pricesSent({ cap, fuels }: Prices): QuoteBasis['prices'] {
  const sent = [...fuels].map(([fuel, { value, unit, date }]) => ({
    fuel,
    pence: value,
    unit: unit.replace(/^p\//, ''),
    date,
  }));
  return { capFrom: cap.from, capTo: cap.to, fuels: sent };
}
