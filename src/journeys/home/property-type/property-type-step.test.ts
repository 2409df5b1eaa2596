import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { product } from '../../../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../../../domain/answers.ts';
import type { Flags } from '../../../domain/flags.ts';
import { propertyTypeStep as stepOf } from './property-type-step.ts';

const { flagsFor } = product;
const propertyTypeStep = stepOf(product.homes);

const found = { ...NO_ANSWERS, solarPropertyId: 2, ashpPropertyId: 9 };
const suggested = (flags: Flags) => propertyTypeStep.suggest?.(flags, found);

/** What is said of a choice; nothing when it is accepted. */
function problemsOf(flags: Flags, propertyId: number | null): readonly string[] {
  const { issues = [] } = v.safeParse(propertyTypeStep.schema(flags, found), {
    propertyId,
    propertyTypeName: '',
  });
  return issues.map(({ message }) => message);
}

describe('the property type', () => {
  it('STEP-PROP-05: begins with the address’s type in the list that is shown', () => {
    assert.deepEqual(suggested(flagsFor('heat-pump')), { propertyId: 9 });
    assert.deepEqual(suggested(flagsFor('solar')), { propertyId: 2 });
    assert.deepEqual(suggested(flagsFor('all')), { propertyId: 2 });
  });

  it('STEP-PROP-02, VAL-16: is required', () => {
    for (const journey of ['heat-pump', 'solar', 'all'] as const)
      assert.deepEqual(problemsOf(flagsFor(journey), null), ['problem.required'], journey);
  });

  it('STEP-PROP-03, STEP-PROP-04, CONST-13, VAL-16: solar refuses only 7 and 8, which a heat pump alone accepts', () => {
    for (const id of [7, 8]) {
      assert.deepEqual(problemsOf(flagsFor('solar'), id), ['refusal.solarProperty']);
      assert.deepEqual(problemsOf(flagsFor('all'), id), ['refusal.solarProperty']);
      assert.deepEqual(problemsOf(flagsFor('heat-pump'), id), []);
    }
    for (const id of [1, 2, 3, 4, 5, 6, 9]) assert.deepEqual(problemsOf(flagsFor('solar'), id), []);
  });

  it('AMB-02: with solar and a heat pump, needs the home of the heat pump’s own list', () => {
    const problems = (journey: 'all' | 'solar' | 'heat-pump', propertyId: number, pump: number | null) => {
      const home = { propertyId, propertyTypeName: '', otherPropertyId: pump };
      const { issues = [] } = v.safeParse(propertyTypeStep.schema(flagsFor(journey), found), home);
      return issues.map((issue) => [v.getDotPath(issue), issue.message]);
    };
    assert.deepEqual(problems('all', 2, null), [['otherPropertyId', 'problem.required']]);
    assert.deepEqual(problems('all', 2, 5), []);
    assert.deepEqual(problems('all', 7, null), [['propertyId', 'refusal.solarProperty']]);
    for (const journey of ['solar', 'heat-pump'] as const) assert.deepEqual(problems(journey, 2, null), []);
  });
});
