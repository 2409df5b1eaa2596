import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { accept, entered, textAt } from './accept.ts';
import { problemCode, readProblem } from './problem.ts';
import type { AnyStep } from './step.ts';
import { neighbours, progress, stepAt, walkPlan } from './walk.ts';

interface Meal {
  readonly hungry: boolean | null;
  readonly dish: string;
  readonly sauce: string;
  readonly price: number | null;
}
type MealStep = AnyStep<null, Meal>;

const hungry: MealStep = {
  id: 'hungry',
  asks: ['hungry'],
  applies: () => true,
  schema: () => v.object({ hungry: v.boolean(problemCode('required')) }),
};
const dish: MealStep = {
  id: 'dish',
  asks: ['dish'],
  brings: ['price'],
  typed: ['dish'],
  applies: (_, soFar) => soFar.hungry === true,
  schema: () =>
    v.object({
      dish: v.pipe(v.string(), v.trim(), v.nonEmpty(problemCode('required', { at: 'lunch & tea' }))),
    }),
  suggest: () => ({ dish: 'soup' }),
};
const sauce: MealStep = {
  id: 'sauce',
  asks: ['sauce'],
  applies: (_, soFar) => soFar.dish === 'chips',
  schema: () => v.object({ sauce: v.pipe(v.string(), v.nonEmpty(problemCode('required'))) }),
};
const plan = [hungry, dish, sauce];
const nothing: Meal = { hungry: null, dish: '', sauce: '', price: null };
const meal = (facts: Partial<Meal>): Meal => ({ ...nothing, ...facts });
const ids = (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id);

describe('route', () => {
  it('reaches the first step without acceptable answers and no further', () => {
    const walk = walkPlan(plan, null, meal({ hungry: true }));
    assert.deepEqual(ids(walk.reached), ['hungry', 'dish']);
    assert.equal(walk.complete, false);
  });

  it('decides what applies by relevant answers of earlier steps alone', () => {
    assert.deepEqual(ids(walkPlan(plan, null, meal({ hungry: false, dish: 'chips' })).steps), ['hungry']);
    assert.deepEqual(ids(walkPlan(plan, null, meal({ hungry: true, dish: 'chips' })).steps), ids(plan));
  });

  it('leaves out answers of steps that do not apply', () => {
    const walk = walkPlan(plan, null, meal({ hungry: true, dish: 'rice', sauce: 'left over', price: 4 }));
    assert.deepEqual(walk.relevant, { hungry: true, dish: 'rice', price: 4 });
    assert.equal(walk.complete, true);
  });
});

describe('stepAt', () => {
  const walk = walkPlan(plan, null, meal({ hungry: true }));
  it('begins at the first step', () => assert.equal(stepAt(walk, null)?.id, 'hungry'));
  it('goes to the step that the answers reach', () => assert.equal(stepAt(walk, 'dish')?.id, 'dish'));
  it('goes back to any step that was reached', () => {
    const further = walkPlan(plan, null, meal({ hungry: true, dish: 'chips' }));
    assert.deepEqual(
      ['hungry', 'dish', 'sauce'].map((id) => stepAt(further, id)?.id),
      ['hungry', 'dish', 'sauce'],
    );
    assert.equal(stepAt(further, 'unknown')?.id, 'sauce');
  });
  it('stops at the frontier if a later step is requested', () =>
    assert.equal(stepAt(walk, 'sauce')?.id, 'dish'));
});

describe('accept', () => {
  it('turns what was entered into answers', () => {
    assert.deepEqual(accept(dish, null, {}, { dish: ' pie ' }), { ok: true, values: { dish: 'pie' } });
  });

  it('STEP-ADDR-26: gives the first problem of a field, however many there are', () => {
    const strict: MealStep = {
      ...dish,
      schema: () =>
        v.object({
          dish: v.pipe(v.string(), v.minLength(3, 'short'), v.includes('pie', 'other'), v.email('last')),
        }),
    };
    const refused = accept(strict, null, {}, { dish: 'x' });
    assert.ok(!refused.ok);
    assert.deepEqual(
      refused.problems.map(({ key }) => key),
      ['short'],
    );
  });

  it('gives one problem for each field, with the values of its sentence', () => {
    const refused = accept(dish, null, {}, { dish: '' });
    const problem = { field: 'dish', key: 'required', values: { at: 'lunch & tea' } };
    assert.deepEqual(refused, { ok: false, problems: [problem] });
  });
});

describe('entered', () => {
  it('puts typed text over the answer, and the answer over what is suggested', () => {
    const unanswered = { ...nothing, dish: null as unknown as string };
    assert.deepEqual(entered(dish, null, unanswered, {}), { dish: 'soup' });
    assert.deepEqual(entered(dish, null, { ...nothing, dish: 'pie' }, {}), { dish: 'pie' });
    assert.deepEqual(entered(dish, null, { ...nothing, dish: 'pie' }, { dish: 'pi' }), { dish: 'pi' });
  });

  it('reaches into nested answers by path', () => {
    const nested = entered({ ...dish, asks: ['dish'] }, null, nothing, { 'dish.main': 'x' });
    assert.deepEqual(nested, { dish: { main: 'x' } });
    assert.equal(textAt({ miles: { weekday: 40 } }, 'miles.weekday'), '40');
    assert.equal(textAt({ miles: null }, 'miles.weekday'), '');
    assert.equal(textAt({ miles: { weekday: null } }, 'miles.weekday'), '');
    assert.equal(textAt({ miles: { weekday: 0 } }, 'miles.weekday'), '0');
    const deep = { ...nothing, dish: { main: { size: '1' }, side: 'y' } as unknown as string };
    assert.deepEqual(entered({ ...dish, asks: ['dish'] }, null, deep, { 'dish.main.size': '2' }), {
      dish: { main: { size: '2' }, side: 'y' },
    });
  });
});

describe('progress', () => {
  it('WIZ-01 WIZ-02: counts from one, and step 1 of 4 is a quarter', () => {
    const steps = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    assert.deepEqual(progress(steps, 'a'), { position: 1, of: 4, share: 0.25, isFirst: true, isLast: false });
    assert.deepEqual(progress(steps, 'd'), { position: 4, of: 4, share: 1, isFirst: false, isLast: true });
    assert.deepEqual(progress([], 'a'), { position: 0, of: 0, share: 0, isFirst: false, isLast: true });
  });

  it('WIZ-22: knows what Back and Next lead to', () => {
    const { before, after } = neighbours(plan, 'dish');
    assert.deepEqual([before?.id, after?.id], ['hungry', 'sauce']);
    assert.equal(neighbours(plan, 'hungry').before, null);
    assert.equal(neighbours(plan, 'hungry').after?.id, 'dish');
    assert.equal(neighbours(plan, 'sauce').after, null);
    assert.deepEqual(neighbours(plan, 'unknown'), { before: null, after: null });
  });
});

describe('a problem code', () => {
  it('is read back unchanged', () => {
    assert.deepEqual(readProblem('f', problemCode('k', { a: '?&=', b: 2 })), {
      field: 'f',
      key: 'k',
      values: { a: '?&=', b: '2' },
    });
    assert.deepEqual(readProblem('f', problemCode('k')), { field: 'f', key: 'k', values: {} });
  });
});
