import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { product } from '../../../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../../../domain/answers.ts';
import { type Flags, NO_FLAGS } from '../../../domain/journey.ts';
import type { Lookups } from '../../../state/journey-state.ts';
import { needsOther, propertyTypeStep as stepOf, typeAnswers } from './property-type-step.ts';

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

const homes = (solar: boolean, ashp: boolean) => product.homes({ ...NO_FLAGS, solar, ashp });
const ROOFS = [
  { id: 1, name: 'Detached house' },
  { id: 2, name: 'Semi-detached house' },
  { id: 7, name: 'Flat' },
];
const PUMPS = [
  { id: 11, name: 'Detached house' },
  { id: 12, name: 'Terrace' },
];
const answered = (value: unknown) => ({ status: 'success', value }) as never;
const both: Lookups = { esaPropertyTypes: answered(ROOFS), ashpPropertyTypes: answered(PUMPS) } as Lookups;
const NONE = { solarPropertyId: null, ashpPropertyId: null } as never;
const failed = { ...both, ashpPropertyTypes: { status: 'error', failure: { kind: 'cancelled' } } } as Lookups;
const waiting = { ...both, ashpPropertyTypes: { status: 'pending' } } as Lookups;

describe('the answers of a chosen type of home', () => {
  it('AMB-02: are its id and name in the list on screen, which is solar’s if there are both', () => {
    assert.deepEqual(typeAnswers(homes(true, false), both, NONE, 2), {
      propertyId: 2,
      propertyTypeName: 'Semi-detached house',
    });
    assert.deepEqual(typeAnswers(homes(false, true), both, NONE, 11), {
      propertyId: 11,
      propertyTypeName: 'Detached house',
    });
  });

  it('AMB-02: include the same home in the heat pump’s list, if both are quoted', () => {
    assert.deepEqual(typeAnswers(homes(true, true), both, NONE, 1), {
      propertyId: 1,
      propertyTypeName: 'Detached house',
      otherPropertyId: 11,
    });
    assert.deepEqual(typeAnswers(homes(true, true), both, NONE, 2), {
      propertyId: 2,
      propertyTypeName: 'Semi-detached house',
    });
  });

  it('AMB-02: use solar’s facts about the home for both, if the heat pump’s list is missing', () => {
    const known = { solarPropertyId: 1, ashpPropertyId: 11 } as never;
    assert.deepEqual(typeAnswers(homes(true, true), failed, known, 1), {
      propertyId: 1,
      propertyTypeName: 'Detached house',
      otherPropertyId: 11,
    });
    assert.equal('otherPropertyId' in typeAnswers(homes(true, true), waiting, known, 1), false);
    const unasked = { esaPropertyTypes: both.esaPropertyTypes } as Lookups;
    assert.equal('otherPropertyId' in typeAnswers(homes(true, true), unasked, known, 1), false);
  });

  it('AMB-02: are empty while the list is loading, without a choice, and for a choice that it does not have', () => {
    assert.deepEqual(typeAnswers(homes(true, true), {} as Lookups, NONE, 1), {});
    assert.deepEqual(typeAnswers(homes(true, true), both, NONE, null), {});
    assert.deepEqual(typeAnswers(homes(true, true), both, NONE, 99), {});
    assert.equal('otherPropertyId' in typeAnswers(homes(true, true), waiting, NONE, 1), false);
    assert.equal('propertyId' in typeAnswers(homes(true, true), failed, NONE, 1), true);
  });
});

describe('the question for the home in the heat pump’s list', () => {
  const asked = (propertyId: number | null, solar = true, ashp = true, lookups: Lookups = both) =>
    needsOther(homes(solar, ashp), lookups, { ...(NONE as object), propertyId } as never);

  it('AMB-02: is asked if both are chosen and the lists name it differently', () => {
    assert.equal(asked(2), true);
    assert.equal(asked(1), false, 'both call it the same');
    assert.equal(asked(null), false, 'no home yet');
    assert.equal(asked(7), false, 'solar refuses it');
    assert.equal(asked(2, true, false), false);
    assert.equal(asked(2, false, true), false);
    assert.equal(asked(99), false, 'not in the list');
  });
});
