import { expect } from '@open-wc/testing';
import { focused, focusOn, nameOf } from '../browser/keyboard.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  begins,
  choosesFirst,
  givesMiles,
  givesPlate,
  HOME,
  pastAddress,
  START,
  searches,
  WEEKDAY,
  WEEKEND,
} from '../browser/walks.ts';

const SUMMARY = 'Please ensure you answered all required fields';
const NO_FLATS = 'We are unable to provide Solar quotes for Flats and Maisonette property types';

/** The lines of the summary. Empty if there is none. */
const lines = ({ root }: Stage) =>
  [...root.querySelectorAll('.problem-summary li')].map(({ textContent }) => textContent);

/** The problems shown at fields. */
const problems = ({ root }: Stage) =>
  [...root.querySelectorAll('.field__problem')].map(({ textContent }) => textContent);

const invalid = ({ root }: Stage) => root.querySelectorAll('[aria-invalid=true]').length;

/** Types like a visitor, with the focus in the field. */
async function types(visit: Stage, label: string, text: string): Promise<void> {
  (await visit.field(label)).focus();
  await visit.types(label, text);
}

describe('BEY-11 a corrected problem', () => {
  afterEach(() => faults());

  it('BEY-11 WIZ-07: disappears at once with its line, and the summary with the last one; the focus stays in the field', async () => {
    const visit = await pastAddress(START.evOnly);
    await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
    await visit.presses('Next');
    await givesMiles(visit, '4201', '');
    await visit.presses('See my result');
    const [tooMany, missing] = ['Weekday miles must be between 0 & 4200.', 'Weekend miles is required'];
    await until('both', () => lines(visit).length === 2);
    expect(lines(visit)).to.deep.equal([tooMany, missing]);
    expect(invalid(visit)).to.equal(2);

    await types(visit, WEEKEND, '5');
    await until('one less', () => lines(visit).length === 1);
    expect(lines(visit)).to.deep.equal([tooMany]);
    expect(problems(visit)).to.deep.equal([tooMany]);
    expect(invalid(visit)).to.equal(1);
    expect(nameOf(focused(visit))).to.equal(WEEKEND);

    await types(visit, WEEKDAY, '420');
    await visit.seesGone(SUMMARY);
    expect([...problems(visit), invalid(visit)]).to.deep.equal([0]);
    expect(nameOf(focused(visit))).to.equal(WEEKDAY);
  });

  it('BEY-11 WIZ-20: does not come back before Next, and no other appears in its place', async () => {
    const visit = await pastAddress(START.evOnly);
    await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
    await visit.presses('Next');
    await givesMiles(visit, '100', '1681');
    await visit.presses('See my result');
    await visit.sees(SUMMARY);
    for (const text of ['168', '1681', '', 'x']) await types(visit, WEEKEND, text);
    await types(visit, WEEKDAY, '9999');
    await visit.seesGone(SUMMARY);
    expect(problems(visit)).to.deep.equal([]);
    await visit.presses('See my result');
    await until('both', () => lines(visit).length === 2);
    await until('the summary', () => focused(visit)?.getAttribute('role') === 'group');
  });

  it('BEY-11 STEP-ADDR-26: of the address, each by itself; the line of a list that is not there yet leads to the postcode', async () => {
    const visit = await begins(START.heatPump);
    await visit.presses('Next');
    await until('both', () => lines(visit).length === 2);
    await visit.presses('Address is required');
    await focusOn(visit, 'Postcode');
    await visit.types('Postcode', HOME.gasSemi);
    await until('one less', () => lines(visit).length === 1);
    expect(lines(visit)).to.deep.equal(['Address is required']);
    // What is to be chosen from comes only now.
    await searches(visit, HOME.gasSemi);
    expect([...lines(visit), ...problems(visit)]).to.deep.equal([]);
    await visit.presses('Next');
    await until('the line again', () => `${lines(visit)}` === 'Address is required');
    await choosesFirst(visit);
    await visit.seesGone(SUMMARY);
    await focusOn(visit, 'Your address');
    await visit.presses('Change address');
    await focusOn(visit, 'Choose your address');
  });

  it('BEY-11 STEP-PROP-03 ENQ-02: disappears with another choice, and in a dialog as well', async () => {
    const visit = await pastAddress(START.solar);
    await visit.sees('What type of home is it?');
    await visit.chooses('Flat');
    await visit.presses('Next');
    await visit.sees(NO_FLATS);
    await visit.chooses('Semi-detached house');
    await visit.seesGone(NO_FLATS);
    await visit.presses('Next');
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    await visit.presses('Arrange a call');
    await visit.presses('Enquire');
    await until('all', () => lines(visit).length === 5);
    await types(visit, 'Full name', 'Ada Visitor');
    await visit.chooses('Unsure');
    await visit.picks('Best contact time', 'AM');
    await until('three less', () => lines(visit).length === 2);
    expect(lines(visit)).to.deep.equal(['Email is required', 'Phone is required']);
    expect(nameOf(focused(visit))).to.equal('Full name');
  });
});

describe('BEY-11 a button that disappears when it is pressed', () => {
  afterEach(() => faults());

  it('BEY-11: leaves the focus on the button that tries again', async () => {
    const visit = await begins(START.heatPump);
    await faults({ call: 'GET /request/address/recco', status: 503 });
    await visit.types('Postcode', HOME.gasSemi);
    await visit.presses('Search');
    await visit.sees('We couldn’t load this just now.');
    await faults();
    (await visit.control('Retry')).focus();
    await visit.presses('Retry');
    await focusOn(visit, 'Search');
  });

  it('BEY-11: takes the focus neither from the page nor from a visitor who has moved on', async () => {
    const visit = await begins(START.heatPump);
    await faults({ call: 'GET /request/address/recco', status: 503 });
    await visit.types('Postcode', HOME.gasSemi);
    await visit.presses('Search');
    const retry = await visit.control('Retry');
    retry.focus();
    retry.blur();
    await faults();
    await visit.presses('Retry');
    await until('the list', () => visit.root.querySelector('[role=option]'));
    expect(focused(visit)).to.equal(null);
    expect(document.activeElement).to.equal(document.body);
  });
});
