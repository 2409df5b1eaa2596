import { expect } from '@open-wc/testing';
import { activate, fill, focused, focusOn, nameOf, press, tabTo, type } from '../browser/keyboard.ts';
import { atAll } from '../browser/results.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { START } from '../browser/walks.ts';
import { arrivesAt, givesAddress } from './keyboard-walks.ts';

type Timed = { timeout(ms: number): void };
const PATIENCE = 90_000;

/** In a group of radio buttons, the arrow keys choose. */
async function choosesSemi(visit: Stage): Promise<void> {
  await visit.sees('What type of home is it?');
  await tabTo(visit, 'Semi-detached house');
  await press('ArrowUp');
  await focusOn(visit, 'Detached house');
  await press('ArrowDown');
  await focusOn(visit, 'Semi-detached house');
  expect((focused(visit) as HTMLInputElement).checked).to.equal(true);
}

/** In a drop-down list, typed letters choose the option. */
async function selects(visit: Stage, label: string, text: string): Promise<void> {
  const list = (await tabTo(visit, label)) as HTMLSelectElement;
  await until(`${text} to choose`, () => [...list.options].some((option) => option.text === text));
  await type(text);
  await until(text, () => list.selectedOptions[0]?.text === text);
}

describe('BEY-11 with the keyboard alone', () => {
  afterEach(() => faults());

  it('BEY-11: the heat pump journey, an edit of its result and an enquiry', async function () {
    (this as Timed).timeout(PATIENCE);
    const visit = await givesAddress(START.heatPump);
    await arrivesAt(visit, 'Step 2 of 3');
    await choosesSemi(visit);
    await activate(visit, 'Next');
    await arrivesAt(visit, 'Step 3 of 3');
    await tabTo(visit, 'Gas');
    await tabTo(visit, 'Well');
    await press('Space');
    await press('ArrowDown');
    await focusOn(visit, 'Medium');
    await activate(visit, 'See my result');
    await arrivesAt(visit, 'Recommended pump size');

    await activate(visit, 'Change property');
    await focusOn(visit, 'Choose Property');
    await tabTo(visit, 'Semi-detached house');
    await press('ArrowUp');
    await activate(visit, 'Done');
    await visit.sees('was Semi-detached house');
    await focusOn(visit, 'Change property');

    await activate(visit, 'Arrange a call');
    await focusOn(visit, 'Enquire Now');
    await fill(visit, 'Full name', 'Ada Visitor');
    await fill(visit, 'Email', 'ada@example.org');
    await fill(visit, 'Phone', '0117 496 0000');
    await selects(visit, 'Best contact time', 'AM');
    await tabTo(visit, 'Yes');
    await press('Space');
    await activate(visit, 'Enquire');
    await focusOn(visit, /^To arrange a call, ring 0117 496 0142\./);
  });

  it('BEY-11: the one bill row by row: on a wide page the hours of the home, and then the range below them', async function () {
    (this as Timed).timeout(PATIENCE);
    const visit = await atAll();
    for (const [px, first] of [
      [900, 'Choose a time of day'],
      [390, 'Likely £'],
    ] as const) {
      visit.element.style.width = `${px}px`;
      (await visit.control(/^See your next steps/)).focus();
      expect(nameOf(await tabTo(visit, /^(Choose a time of day|Likely £)/))).to.match(RegExp(`^${first}`));
    }
  });

  it('BEY-11: the solar journey, its charts and their tables', async function () {
    (this as Timed).timeout(PATIENCE);
    const visit = await givesAddress(START.solar);
    await choosesSemi(visit);
    await activate(visit, 'Next');
    await arrivesAt(visit, 'Step 3 of 3');
    await tabTo(visit, 'Unsure');
    await press('ArrowUp');
    await focusOn(visit, 'Out all day');
    await activate(visit, 'See my result');
    await arrivesAt(visit, 'System cost estimate');

    const breakdown = await tabTo(visit, 'Detailed Breakdown');
    if (!breakdown.closest('details')?.open) await press('Enter');
    await tabTo(visit, /^Show as table: /);
    await press('Tab');
    const chart = focused(visit) as HTMLElement;
    expect([chart.role, chart.ariaRoleDescription]).to.deep.equal(['application', 'Interactive chart']);
    await press('ArrowRight');
    const spoken = () => chart.closest('figure')?.querySelector('[role=status]')?.textContent ?? '';
    await until('the first month', () => /^January: .*\d kWh/.test(spoken()));
    await press('ArrowRight');
    await until('the next', () => spoken().startsWith('February'));
    await press('End');
    await until('the last', () => spoken().startsWith('December'));
    const title = chart.closest('figure')?.querySelector('button') as HTMLElement;
    title.focus();
    await press('Enter');
    await visit.sees('January');
    await press('Enter');
    await until('the drawing', () => title.textContent === 'Show as table');
  });

  it('BEY-11: the electric vehicle journey, by plate and by picker, and an edit of each', async function () {
    (this as Timed).timeout(PATIENCE);
    const visit = await givesAddress(START.compare);
    await arrivesAt(visit, 'Step 2 of 4');
    await fill(visit, 'Registration number', 'fo18 rdx');
    await press('Enter');
    await visit.sees('Ford Focus');
    await focusOn(visit, 'Your car today');
    await activate(visit, 'Next');
    await arrivesAt(visit, 'Step 3 of 4');

    await activate(visit, 'Select a vehicle');
    await focusOn(visit, 'Select a vehicle');
    await selects(visit, 'Make', 'Nissan');
    await selects(visit, 'Model', 'Leaf');
    await selects(visit, 'Battery size', '39 kWh');
    await activate(visit, 'Done');
    await visit.sees('Nissan Leaf');
    await focusOn(visit, 'Your electric car');
    await activate(visit, 'Next');
    await arrivesAt(visit, 'Step 4 of 4');

    await fill(visit, /^Weekday miles/, '150');
    await fill(visit, /^Weekend miles/, '60');
    await press('Enter');
    await arrivesAt(visit, 'Vehicle usage');

    await activate(visit, 'Change vehicle usage');
    await focusOn(visit, 'Vehicle Usage');
    await fill(visit, /^Weekday miles/, '300');
    await press('Enter');
    await visit.sees('was 10,920 miles a year');
    await focusOn(visit, 'Change vehicle usage');
  });

  it('BEY-11 AMB-09: tabs are one stop, and the arrows move between them', async function () {
    (this as Timed).timeout(PATIENCE);
    const visit = await givesAddress(START.all);
    await choosesSemi(visit);
    await activate(visit, 'Next');
    await visit.sees('How much of the day is someone at home?');
    await activate(visit, 'Next');
    await visit.sees('How is your home heated today?');
    await tabTo(visit, 'Well');
    await press('Space');
    await activate(visit, 'Next');
    await fill(visit, 'Registration number', 'fo18rdx');
    await press('Enter');
    await visit.sees('Ford Focus');
    await activate(visit, 'Next');
    await activate(visit, 'Select a vehicle');
    await selects(visit, 'Make', 'Nissan');
    await selects(visit, 'Model', 'Leaf');
    await selects(visit, 'Battery size', '39 kWh');
    await activate(visit, 'Done');
    await visit.sees('Nissan Leaf');
    await activate(visit, 'Next');
    await fill(visit, /^Weekday miles/, '150');
    await fill(visit, /^Weekend miles/, '60');
    await activate(visit, 'See my result');
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
    await tabTo(visit, /^Solar & Battery saves/);
    expect(focused(visit)?.getAttribute('role')).to.equal('tab');
    await press('ArrowRight');
    await focusOn(visit, /^EV saves/);
    await visit.opens('Your details');
    await visit.sees('Vehicle usage');
    await press('End');
    await focusOn(visit, /^Heat Pump saves/);
    await visit.opens('Your details');
    await visit.sees('Recommended pump size');
    await press('ArrowRight');
    await focusOn(visit, /^Solar & Battery saves/);
    await press('Tab');
    expect(nameOf(focused(visit))).not.to.equal('EV');
  });
});
