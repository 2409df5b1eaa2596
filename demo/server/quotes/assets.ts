// The server's own list of assets: what a quote of each must hold, what is demanded of it, and who works out its result.
import type { ObjectEntries, ObjectSchema } from 'valibot';
import { createQuoteBody, type yours } from '../../../src/api/calls/quotes.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import type { HomeFacts } from '../model/support/conditions.ts';
import type { Sources } from '../sources/sources.ts';
import { ashpResult } from './ashp-result.ts';
import { demandProperty, demandRoof } from './demand-property.ts';
import { demandVehicles } from './demand-vehicles.ts';
import { evResult } from './ev-result.ts';
import { solarResult } from './solar-result.ts';

export interface QuotedAsset {
  /** What a new quote must hold; a changed one is held to it, too. */
  readonly body: ObjectSchema<ObjectEntries, undefined>;
  /** Throws a 400 where the fields fit and no such home or vehicle can be quoted for. */
  readonly demand: (request: never, sources: Pick<Sources, 'vehicles'>) => void | Promise<void>;
  /** @param tariffId of the tariff to put forward; the best one when not given. */
  readonly result: (request: never, sources: Sources, tariffId?: number) => Promise<QuoteResult | Refusal>;
  /** What conditions of tariffs and grants call it. */
  readonly measure: HomeFacts['measure'];
  /** What would move its result if the visitor told it (YOURS-01 to 04). */
  readonly asks: readonly (keyof typeof yours)[];
}

export const ASSETS: Readonly<Record<string, QuotedAsset>> = {
  solar: {
    body: createQuoteBody.solar,
    demand: demandRoof,
    result: solarResult,
    measure: 'solar',
    asks: ['roofDirection', 'roofPitch', 'roofShade'],
  },
  ashp: {
    body: createQuoteBody.ashp,
    demand: demandProperty,
    result: ashpResult,
    measure: 'heat-pump',
    asks: ['flowTemperature', 'installerPrice'],
  },
  ev: { body: createQuoteBody.ev, demand: demandVehicles, result: evResult, measure: 'ev', asks: [] },
};
