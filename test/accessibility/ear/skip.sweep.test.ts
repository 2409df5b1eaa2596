// Checks that one press skips the navigation bar and the banner, and that nothing is a tab stop in which no key does anything.
import { expect } from '@open-wc/testing';
import { focused, focusOn, nameOf, press, tabTo } from '../../browser/keyboard.ts';
import { open } from '../../browser/stage.ts';
import { begins, CONTACT, START, searches } from '../../browser/walks.ts';

describe('A11Y ways to skip content', () => {
  it('BEY-11 2.4.1: the first tab stop skips navigation and banner and leads to the first journey', async () => {
    const visit = await open(CONTACT);
    await press('Tab');
    expect(nameOf(focused(visit))).to.equal('Skip to the quote');
    expect(getComputedStyle(focused(visit) as Element).opacity).to.equal('1');
    await press('Enter');
    await press('Tab');
    await focusOn(visit, START.solar);
  });

  it('BEY-11 2.4.1: in the questions the first tab stop leads to the question', async () => {
    const visit = await begins(START.heatPump);
    const skip = await visit.control('Skip to the quote');
    skip.focus();
    await press('Enter');
    await focusOn(visit, 'Step 1 of 3, Where is your home?');
  });

  it('BEY-11 2.1.1: the list of addresses is not a tab stop', async () => {
    const visit = await begins(START.heatPump);
    await searches(visit, 'BS1 9AA');
    await tabTo(visit, 'Choose your address');
    await press('Tab');
    expect(nameOf(focused(visit))).to.equal('My address isn’t listed');
  });
});
