import './seed.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { createQuoteBody } from '../../src/api/calls/quotes.ts';
import type { Answers } from '../../src/domain/answers.ts';
import type { Flags } from '../../src/domain/journey.ts';
import { priceOn } from '../../src/domain/price-cap.ts';
import { accept, entered } from '../../src/wizard/accept.ts';
import { progress, stepAt, walkPlan } from '../../src/wizard/walk.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { answers, flags } from './arbitrary-answers.ts';

const { plan } = product;
const activeAssets = (flags: Flags) =>
  product.active(flags).map(({ id }) => id) as (keyof typeof createQuoteBody)[];

describe('the wizard with any answers', () => {
  it('never skips a step with invalid answers, and never asks a question that does not apply', () => {
    fc.assert(
      fc.property(flags, answers, (chosen, given) => {
        const walk = walkPlan(plan, chosen, given);
        const reached = walk.reached.map(({ id }) => id);
        assert.deepEqual(
          reached,
          walk.steps.slice(0, reached.length).map(({ id }) => id),
        );
        walk.reached.slice(0, walk.complete ? undefined : -1).forEach((step) => {
          assert.ok(accept(step, chosen, walk.relevant, given).ok, step.id);
        });
        for (const step of walk.steps) assert.ok(step.applies(chosen, {}));
      }),
    );
  });

  it('shows a step that the answers reach, whichever step is requested', () => {
    fc.assert(
      fc.property(
        flags,
        answers,
        fc.option(fc.constantFrom(...plan.map(({ id }) => id), 'nowhere')),
        (chosen, given, at) => {
          const walk = walkPlan(plan, chosen, given);
          const step = stepAt(walk, at);
          assert.ok(step && walk.reached.includes(step));
          const { position, of, share } = progress(walk.steps, step.id);
          assert.ok(position >= 1 && position <= of && share > 0 && share <= 1);
        },
      ),
    );
  });

  it('makes a request with relevant answers only, which its API accepts, once all steps are answered', () => {
    let complete = 0;
    fc.assert(
      fc.property(flags, answers, (chosen, given) => {
        const walk = walkPlan(plan, chosen, given);
        if (!walk.complete) return;
        complete += 1;
        for (const asset of activeAssets(chosen)) {
          const body = product
            .asset(asset)
            .requests.body(walk.relevant as Answers, priceOn('2026-08-15'), chosen);
          const parsed = safeParse(createQuoteBody[asset], body);
          assert.ok(parsed.success, JSON.stringify(parsed.issues?.[0]));
        }
      }),
      { numRuns: 20_000 },
    );
    assert.ok(complete > 0, 'no run completed: the property was never tried');
  });

  it('accepts any typed text, and returns values or problems', () => {
    fc.assert(
      fc.property(
        flags,
        answers,
        fc.constantFrom(...plan),
        fc.dictionary(fc.string(), fc.string()),
        fc.string(),
        (chosen, given, step, more, text) => {
          const typed = { ...more, ...Object.fromEntries((step.typed ?? []).map((path) => [path, text])) };
          const outcome = accept(step, chosen, {}, entered(step, chosen, given, typed));
          assert.ok(outcome.ok || outcome.problems.length > 0);
        },
      ),
    );
  });
});
