import { pricesOn } from '../model/prices/table-prices.ts';
import { type Market, marketAt, type Offered } from '../model/tariff/market.ts';
import { tariffsOn } from '../model/tariff/table-tariffs.ts';
import { today } from '../sources/today.ts';

/** The tables on the day of the tests. */
export const TABLE_PRICES = pricesOn(today());
export const TABLE_TARIFFS = tariffsOn(today());

/** The tables as the input of the model. */
export const OFFERED: Offered = { day: today(), prices: TABLE_PRICES, tariffs: TABLE_TARIFFS };

/** The market in a grid region; null is the average of Great Britain. */
export const tableMarket = (gspGroup: string | null): Market => marketAt({ gspGroup }, OFFERED);
