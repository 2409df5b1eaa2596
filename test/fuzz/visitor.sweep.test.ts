import './seed.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { createQuoteBody } from '../../src/api/calls/quotes.ts';
import type { Answers } from '../../src/domain/answers.ts';
import { type Flags, settleFlags } from '../../src/domain/journey.ts';
import { priceOn } from '../../src/domain/price-cap.ts';
import { accept } from '../../src/wizard/accept.ts';
import { progress, walkPlan } from '../../src/wizard/walk.ts';
import { product } from '../../tools/generate/product-in-node.ts';
import { answers, COMPLETE, flags, goodAnswer, someAnswers } from './arbitrary-answers.ts';
import { Visitor } from './visitor.ts';

const prices = priceOn('2026-08-15');

const { flagsFor, plan } = product;
const activeAssets = (flags: Flags) =>
  product.active(flags).map(({ id }) => id) as (keyof typeof createQuoteBody)[];
const JOURNEYS = product.journeys.all;

const journey = fc.constantFrom(...JOURNEYS);

type Act = (visitor: Visitor) => void;
const act = <Value>(
  name: string,
  value: fc.Arbitrary<Value>,
  run: (visitor: Visitor, value: Value) => void,
) => value.map((given): readonly [string, unknown, Act] => [name, given, (visitor) => run(visitor, given)]);

const acts = fc.oneof(
  {
    weight: 6,
    arbitrary: act('answer', fc.oneof(someAnswers, goodAnswer), (visitor, some) => visitor.answer(some)),
  },
  { weight: 8, arbitrary: act('next', fc.constant(null), next) },
  {
    weight: 2,
    arbitrary: act(
      'type',
      fc.oneof(fc.string(), fc.constantFrom('BS1 9AA', '12', '4201', '-1', '')),
      (visitor, text) => visitor.type(text),
    ),
  },
  { weight: 2, arbitrary: act('back', fc.constant(null), (visitor) => visitor.back()) },
  { weight: 3, arbitrary: act('reload', fc.constant(null), reload) },
  {
    weight: 2,
    arbitrary: act(
      'a step of the history',
      fc.option(fc.constantFrom(...plan.map(({ id }) => id), 'nowhere', '__proto__')),
      (visitor, id) => visitor.store.actions.goTo(id),
    ),
  },
  act('flags', flags, (visitor, chosen) => visitor.store.actions.choose(chosen)),
  act('attribute journey', journey, (visitor, name) => visitor.begin(name)),
  act('without solar', fc.constant(null), (visitor) => visitor.store.actions.without('solar')),
  act('put back', fc.constant(null), (visitor) => visitor.store.actions.putBack()),
  act(
    'go to',
    fc.constantFrom('home', 'solarBattery', 'currentTariff', 'quoteResults', 'error'),
    (visitor, name) => visitor.goTo(name),
  ),
  act(
    'quotes',
    fc.record({ quoteIds: fc.record({ ev: fc.uuid() }), quoteFailures: fc.record({ solar: fc.string() }) }),
    (visitor, quotes) => visitor.store.actions.setQuotes(quotes),
  ),
);

/** Once Next has accepted the answers, they stay accepted, and the next step is reached. */
function next(visitor: Visitor): void {
  const step = visitor.step();
  if (!visitor.next()) return;
  const walk = visitor.walk();
  const index = walk.steps.findIndex(({ id }) => id === step?.id);
  assert.ok(index < 0 || index + 1 === walk.steps.length || walk.reached.includes(walk.steps[index + 1]!));
}

/** A reload loses nothing, except on the home page, where nothing is stored. */
function reload(visitor: Visitor): void {
  const before = visitor.remembered();
  const isKept = visitor.at !== 'home' && visitor.hasSaved;
  visitor.reload();
  if (isKept) assert.deepEqual(visitor.remembered(), JSON.parse(JSON.stringify(before)));
  else assert.deepEqual(visitor.remembered().flags, settleFlags(flagsFor(visitor.journey)));
}

function holds(visitor: Visitor, other: Answers): void {
  const { flags: chosen, answers: given } = visitor.store.getState();
  assert.deepEqual(settleFlags(chosen), chosen, 'FLAG-04: never both of the car’s');
  const walk = visitor.walk();
  const step = visitor.step();
  assert.ok(step && walk.reached.includes(step), 'a step that is reached is shown');
  assert.deepEqual(walk.reached, walk.steps.slice(0, walk.reached.length), 'no step is skipped');
  for (const before of walk.reached.slice(0, walk.complete ? undefined : -1)) {
    assert.ok(accept(before, chosen, walk.relevant, given).ok, `${before.id} was left unanswered`);
  }
  const { position, of } = progress(walk.steps, step.id);
  assert.ok(position >= 1 && position <= of);
  // The answers of an abandoned branch must not matter.
  const otherwise = walkPlan(plan, chosen, visitor.withOthersChanged(other));
  if (!walk.complete) return;
  assert.deepEqual(otherwise.relevant, walk.relevant);
  for (const asset of activeAssets(chosen)) {
    const { requests } = product.asset(asset);
    const body = requests.body(walk.relevant as Answers, prices, chosen);
    const parsed = safeParse(createQuoteBody[asset], body);
    assert.ok(parsed.success, JSON.stringify(parsed.issues?.[0]));
    assert.deepEqual(requests.body(otherwise.relevant as Answers, prices, chosen), body);
  }
}

describe('a visit with any actions', () => {
  it('shows a step that can be reached, keeps decisions, and requests quotes with relevant answers only', () => {
    let complete = 0;
    fc.assert(
      fc.property(
        flags,
        fc.oneof(answers, fc.constant(COMPLETE)),
        answers,
        fc.array(acts, { maxLength: 40 }),
        (chosen, first, other, visit) => {
          const visitor = new Visitor(chosen);
          visitor.answer(first);
          for (const [, , run] of visit) {
            run(visitor);
            holds(visitor, other);
            if (visitor.walk().complete) complete += 1;
          }
        },
      ),
    );
    assert.ok(complete > 0, 'no visit was ever complete: the request was never tried');
  });
});
