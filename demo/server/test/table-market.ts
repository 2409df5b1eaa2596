import { type Market, marketAt, type Offered } from '../model/market.ts';
import { TABLE_PRICES } from '../model/place/prices.ts';
import { TABLE_TARIFFS } from '../model/tariff/tariffs.ts';

/** What a test of the model hands to it: the tables. */
export const OFFERED: Offered = { prices: TABLE_PRICES, tariffs: TABLE_TARIFFS };

/** The tables' market in a grid region; null is the average of Great Britain. */
export const tableMarket = (gspGroup: string | null): Market => marketAt({ gspGroup }, OFFERED);
