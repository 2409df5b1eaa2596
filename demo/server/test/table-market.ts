import { type Market, marketAt, type Offered } from '../model/market.ts';
import { pricesOn } from '../model/place/table-prices.ts';
import { tariffsOn } from '../model/tariff/table-tariffs.ts';
import { today } from '../model/today.ts';

/** As the tables are on the day that the tests begin. */
export const TABLE_PRICES = pricesOn(today());
export const TABLE_TARIFFS = tariffsOn(today());

/** What a test of the model hands to it: the tables. */
export const OFFERED: Offered = { prices: TABLE_PRICES, tariffs: TABLE_TARIFFS };

/** The tables' market in a grid region; null is the average of Great Britain. */
export const tableMarket = (gspGroup: string | null): Market => marketAt({ gspGroup }, OFFERED);
