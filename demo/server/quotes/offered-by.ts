import type { Offered } from '../model/market.ts';
import type { Sources } from '../sources/sources.ts';

/** The current prices and tariffs, for the model. */
export async function offeredBy({ prices, tariffs, gspGroup }: Sources): Promise<Offered> {
  const [priced, sold] = await Promise.all([prices(), tariffs()]);
  return { prices: priced, tariffs: sold, gspGroup };
}
