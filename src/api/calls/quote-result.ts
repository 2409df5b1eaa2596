// CALL-26: reads a quote's result.
import * as v from 'valibot';
import { resultShape, strictResultShape } from '../../domain/result-shape.ts';
import { call } from '../call.ts';
import { assetParams } from './shapes.ts';

export const quoteResult = call({
  method: 'GET',
  path: '/request/results/tou/esa/{quoteType}/result',
  says: "A quote's result: what was asked, and a row for today and for each tariff compared.",
  params: assetParams,
  query: v.object({
    quoteId: v.string(),
    /** Other quotes of the same home, as `ashp:B,ev:C`: the answer then has `combined`. */
    also: v.optional(v.string()),
  }),
  answer: resultShape,
  sent: strictResultShape,
  nullable: true,
});
