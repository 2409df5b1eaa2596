import { activate, fill, focusOn, press, tabTo } from '../browser/keyboard.ts';
import { until } from '../browser/until.ts';
import { START } from '../browser/walks.ts';
import { arrivesAt, givesAddress } from './keyboard-walks.ts';

describe('BEY-11 an electric vehicle alone, by keyboard', () => {
  it('BEY-11: the journey, Back to a question and Next again, and the parts of the result', async function () {
    (this as { timeout(ms: number): void }).timeout(90_000);
    const visit = await givesAddress(START.evOnly);
    await arrivesAt(visit, 'Step 2 of 3');
    await fill(visit, 'Registration number', 'ev21lef');
    await press('Enter');
    await visit.sees('Nissan Leaf');
    await focusOn(visit, 'Your electric car');
    await activate(visit, 'Next');
    await arrivesAt(visit, 'Step 3 of 3');
    await activate(visit, 'Back');
    await arrivesAt(visit, 'Step 2 of 3');
    await activate(visit, 'Next');
    await arrivesAt(visit, 'Step 3 of 3');
    await fill(visit, /^Weekday miles/, '4201');
    await fill(visit, /^Weekend miles/, '60');
    await press('Enter');
    await visit.sees('Weekday miles must be between 0 & 4200.');
    await activate(visit, 'Weekday miles must be between 0 & 4200.');
    await focusOn(visit, /^Weekday miles/);
    await fill(visit, /^Weekday miles/, '150');
    await press('Enter');
    await arrivesAt(visit, 'Vehicle usage');
    await activate(visit, /^Change vehicle usage$/);
    await focusOn(visit, 'Vehicle Usage');
    await press('Escape');
    await focusOn(visit, 'Change vehicle usage');
    const folded = await tabTo(visit, 'What we assumed');
    // On a wide screen it is open, and Enter closes it.
    const wasOpen = folded.closest('details')?.open;
    await press('Enter');
    await until('what was assumed', () => folded.closest('details')?.open !== wasOpen);
  });
});
