import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { WEEKDAY } from '../browser/walks.ts';
import type { Scenario } from './scenarios.ts';

const ASHP = /a year with a heat pump/;
const SOLAR = /a year with solar panels/;
const EV = /a year by driving electric|Vehicle usage/;
const WRONG = /Something when wrong/;
const NOT_MADE = /Something when wrong|Quote could not be created\./;
/** RES-05: a result without content, or one that does not exist, counts as no result. */
const NONE = { 404: /No result found/, 204: /No result found/ };

/** Texts on a result that was changed. */
const EDITED = /was [\d,]+ miles/;
const REBUILT = /was [\w-]+ house/;

/** RES-06, YOURS-06: a change that got no response may have been saved, so the widget undoes it. In these tests, that fails, too. */
const CHANGE_FAILS = {
  fails: /We could not save all of the change\. Try again\./,
  refused: /We could not save the change\. Your result is as it was\./,
};

/** Chooses a different type each time: all faults share one quote, and each fault may end in a change. */
async function choosesOtherHouse(visit: Stage): Promise<void> {
  const quoted = await visit.card('Property');
  await visit.presses('Change property');
  const chosen = await until('the types', () =>
    visit.root.querySelector<HTMLInputElement>('dialog :checked'),
  );
  const other = ['Detached house', 'Semi-detached house', 'Mid-terrace house'].find(
    (name) => !quoted.includes(name) && !chosen.labels?.[0]?.textContent?.startsWith(name),
  );
  await visit.chooses(other ?? 'another one');
}

async function typesOtherMiles(visit: Stage): Promise<void> {
  await visit.presses('Change vehicle usage');
  const weekday = await visit.field(WEEKDAY);
  await visit.types(WEEKDAY, String((Number(weekday.value) + 50) % 4000));
}

const showsResult = (visit: Stage) => visit.presses('See my result');

export const quoteScenarios: readonly Scenario[] = [
  {
    call: 'createQuote',
    where: 'the end of a journey for one asset',
    wave: 1,
    place: 'heat pump, last question',
    prepare: async (visit) => void (await visit.control('See my result')),
    act: showsResult,
    good: ASHP,
    fails: NOT_MADE,
  },
  {
    call: 'createQuote',
    where: 'the end of a journey for three',
    wave: 1,
    place: 'all three, last question',
    prepare: async (visit) => void (await visit.control('See my result')),
    act: showsResult,
    good: SOLAR,
    fails: NOT_MADE,
  },
  {
    call: 'quoteResult',
    where: 'the end of a journey',
    wave: 2,
    place: 'heat pump, last question',
    prepare: async (visit) => void (await visit.control('See my result')),
    act: showsResult,
    good: ASHP,
    fails: WRONG,
    says: NONE,
  },
  {
    call: 'quoteResult',
    where: 'a reload of the results',
    wave: 2,
    place: 'solar result',
    good: SOLAR,
    fails: WRONG,
    says: NONE,
  },
  {
    call: 'quoteResult',
    where: 'an edit of the results',
    changes: ['vehicleUsage'],
    wave: 2,
    place: 'electric vehicle result',
    prepare: typesOtherMiles,
    act: (visit) => visit.presses('Done'),
    good: EDITED,
    fails: WRONG,
    says: NONE,
  },
  {
    call: 'changeQuote',
    where: 'another property',
    wave: 1,
    place: 'solar result',
    prepare: choosesOtherHouse,
    act: (visit) => visit.presses('Done'),
    good: REBUILT,
    idle: SOLAR,
    changes: ['propertyId', 'propertyTypeName'],
    ...CHANGE_FAILS,
  },
  {
    call: 'changeQuote',
    where: 'other miles',
    wave: 1,
    place: 'electric vehicle result',
    prepare: typesOtherMiles,
    act: (visit) => visit.presses('Done'),
    good: EDITED,
    idle: EV,
    changes: ['vehicleUsage'],
    ...CHANGE_FAILS,
    keeps: [WEEKDAY],
  },
];
