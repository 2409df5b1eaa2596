import './seed.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { settleFlags } from '../../src/domain/journey.ts';
import { createJourneyStore } from '../../src/state/journey-store.ts';
import { keepProgress, readProgress } from '../../src/state/saved-progress.ts';
import { accept, entered, type TypedText } from '../../src/wizard/accept.ts';
import { stepAt, walkPlan } from '../../src/wizard/walk.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { answers, COMPLETE, flags } from './arbitrary-answers.ts';
import { spoiltJson } from './arbitrary-json.ts';

const { flagsFor, plan, savedAnswers } = product;
const { parse: parseRoute, path: routePath } = product.routes;

/** Progress as the widget saves it. */
const saved = fc
  .record({
    flags,
    given: fc.oneof(answers, fc.constant(COMPLETE)),
    text: fc.string(),
    at: fc.option(fc.constantFrom(...plan.map(({ id }) => id))),
    isCleared: fc.boolean(),
  })
  .map(({ flags: chosen, given, text, at, isCleared }) => {
    let kept = '';
    const write = (json: string) => {
      kept = json;
    };
    const storage = { read: () => kept, write, clear: () => {} };
    const store = createJourneyStore(chosen);
    const stop = keepProgress(
      store,
      storage,
      { current: () => ({ name: 'currentTariff' }), subscribe: () => () => {} },
      product,
    );
    store.actions.answer(given);
    store.actions.keepDraft('address', { postcode: text });
    if (isCleared) store.actions.arrive('currentTariff', 'quoteResults', chosen);
    store.actions.setQuotes({ quoteIds: { ev: 'an-id' }, quoteFailures: { solar: text } });
    store.actions.goTo(at);
    stop();
    return kept;
  });

/** The journey with which a new page begins if it finds `text` in the session. */
function begunWith(text: string) {
  const store = createJourneyStore(flagsFor('all'));
  const progress = readProgress({ read: () => text, write: () => {}, clear: () => {} }, product);
  if (progress) store.actions.restore(progress.state);
  return { progress, state: store.getState(), store };
}

function isSound(text: string): void {
  const { progress, store } = begunWith(text);
  assert.ok(!('polluted' in {}), 'the prototype of every object was written to');
  if (progress?.route) assert.deepEqual(parseRoute(routePath(progress.route)), progress.route);
  standsUp(store);
  store.actions.putBack();
  standsUp(store);
}

/** Every answer has its type, the current step can be shown, and Next responds on every step. */
function standsUp(store: ReturnType<typeof createJourneyStore>): void {
  const { flags: chosen, answers: given, drafts, at } = store.getState();
  assert.deepEqual(settleFlags(chosen), chosen, 'FLAG-04: never both of the car’s');
  assert.ok(safeParse(savedAnswers, JSON.parse(JSON.stringify(given))).success);
  const walk = walkPlan(plan, chosen, given);
  assert.ok(stepAt(walk, at));
  for (const step of plan) {
    const typed = Object.entries(drafts[step.id] ?? {}).filter(([, text]) => typeof text === 'string');
    const fields = Object.fromEntries(typed) as TypedText;
    accept(step, chosen, walk.relevant, entered(step, chosen, given, fields));
  }
}

/** Meter numbers are not stored, so they are unknown after a reload. */
function withoutMeterNumbers(value: unknown): unknown {
  const named = (key: string, one: unknown) => (/^(mpan|mprn|xoserve)/.test(key) ? undefined : one);
  return JSON.parse(JSON.stringify(value, named));
}

describe('saved progress, changed in any way', () => {
  it('is restored completely if nothing has changed it', () => {
    fc.assert(
      fc.property(saved, (text) => {
        const { progress, state } = begunWith(text);
        const { route: path, version: _, ...kept } = JSON.parse(text);
        assert.equal(progress?.route && routePath(progress.route), path);
        for (const [key, value] of Object.entries(kept))
          assert.deepEqual(withoutMeterNumbers(state[key as keyof typeof state]), value, key);
      }),
    );
  });

  it('is read or discarded if one place is damaged', () => {
    fc.assert(
      fc.property(
        saved.chain((text) => spoiltJson(JSON.parse(text))),
        isSound,
      ),
    );
  });

  it('is read or discarded if several places are damaged', () => {
    const twice = saved
      .chain((text) => spoiltJson(JSON.parse(text)))
      .chain((text) => {
        const once = parsed(text);
        return once === undefined ? fc.constant(text) : spoiltJson(once);
      });
    fc.assert(fc.property(twice, isSound));
  });

  it('is discarded if it has another version, whatever else it contains', () => {
    fc.assert(
      fc.property(saved, fc.jsonValue(), (text, version) => {
        fc.pre(version !== JSON.parse(text).version);
        assert.equal(begunWith(JSON.stringify({ ...JSON.parse(text), version })).progress, null);
      }),
    );
  });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
