import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { COMPLETE } from '../../test/fuzz/arbitrary-answers.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { changeQuote, createQuoteBody } from '../api/calls/quotes.ts';
import type { Api } from '../api/create-api.ts';
import { success } from '../api/failure.ts';
import type { Answers } from '../domain/answers.ts';
import { priceOn } from '../domain/price-cap.ts';
import type { AssetDescriptor } from '../state/asset-descriptor.ts';
import { walkPlan } from '../wizard/walk.ts';
import { YOURS } from './result/yours/yours-questions.ts';

const prices = priceOn('2026-08-15');

const { assets, plan, flagsFor } = product;
const flagsOf = ({ starts }: AssetDescriptor) => flagsFor(starts[0].journey);

/** The body of an asset's quote, and the answers that were looked at to make it. */
async function quoteOf(asset: AssetDescriptor) {
  const read = new Set<string>();
  const answers = new Proxy(COMPLETE, {
    get: (all, name: string & keyof Answers) => {
      read.add(name);
      return all[name];
    },
  });
  let sent: unknown;
  const createQuote: Api['createQuote'] = async ({ body }) => {
    sent = body;
    return success({ quoteId: 'q' });
  };
  // An asset may bring a call of its own.
  const send = async () => success({});
  await asset.requests.create({ createQuote, send } as unknown as Api, answers, prices, flagsOf(asset));
  return { read, sent };
}

describe('the details that can be given on a result', () => {
  const stated = Object.fromEntries(
    YOURS.map((one) => [one.name, one.options?.[0] ?? one.bounds?.min ?? null]),
  );
  const bodies = assets.map(({ requests, starts }) =>
    requests.body({ ...COMPLETE, yours: stated }, prices, flagsFor(starts[0].journey)),
  );

  it('YOURS-01, YOURS-02, YOURS-03, CALL-25: are sent with a quote and with an edit', () => {
    const sent = Object.assign({}, ...bodies, { quoteId: 'q' });
    const taken = v.parse(changeQuote.body, sent) as Record<string, unknown>;
    for (const [name, value] of Object.entries(stated)) assert.equal(taken[name], value, name);
  });

  it('YOURS-06: are sent with every quote if they are about the home’s heat', () => {
    for (const body of bodies) assert.deepEqual([body.floorArea, body.ageBand], [20, 1]);
  });
});

describe('each answer of the wizard', () => {
  for (const journey of ['all', ...assets.flatMap(({ starts }) => starts.map((start) => start.journey))])
    it(`WIZ-12: of ${journey} is among the answers that tests use for a whole journey`, () => {
      const { reached, complete } = walkPlan(plan, flagsFor(journey), COMPLETE);
      const last = reached.at(-1)?.id;
      assert.ok(complete, `COMPLETE in test/fuzz/arbitrary-answers.ts does not answer the step ${last}`);
    });

  for (const asset of assets) {
    it(`CALL-20: of ${asset.id} is sent with its quote`, async () => {
      const { read } = await quoteOf(asset);
      const asked = asset.steps.flatMap(({ step }) => step.asks);
      assert.deepEqual(
        asked.filter((name) => !read.has(name)),
        [],
        'asked, and not sent: see the file *-quote.ts of its journey',
      );
    });

    it(`CALL-20: of ${asset.id} is accepted unchanged by the API`, async () => {
      const { sent } = await quoteOf(asset);
      if (!sent) return;
      const taken = v.parse(createQuoteBody[asset.id as keyof typeof createQuoteBody], sent);
      assert.deepEqual(taken, sent, 'sent, and dropped: src/api/calls/quotes.ts does not name the field');
    });

    it(`CALL-25: of ${asset.id} can be changed later on its own`, async () => {
      const { sent } = await quoteOf(asset);
      if (!sent) return;
      const changed = { ...sent, quoteId: 'q' };
      assert.deepEqual(
        v.parse(changeQuote.body, changed),
        changed,
        'dropped by an edit: name the field in optionalFields of src/api/calls/quotes.ts, too',
      );
    });
  }
});
