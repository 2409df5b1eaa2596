import type { Offered } from '../model/market.ts';
import type { Sources } from '../sources/sources.ts';

/** What a quote is made with now. */
export async function offeredBy({ prices, tariffs }: Sources): Promise<Offered> {
  return { prices: await prices(), tariffs: await tariffs() };
}
