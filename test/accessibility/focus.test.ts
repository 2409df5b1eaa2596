import { expect } from '@open-wc/testing';
import { holdTimers } from '../browser/held-timers.ts';
import { focused, focusOn, nameOf, press } from '../browser/keyboard.ts';
import { atHeatPump } from '../browser/results.ts';
import { faults, open, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, CONTACT, givesAddress, givesAll, givesHome, pastAddress, START } from '../browser/walks.ts';

/** Milliseconds: `READER_KNOWS` in src/shell/use-focus.ts. */
const READER_KNOWS = 200;

async function headingHasFocus(visit: Stage, text: string): Promise<void> {
  await focusOn(visit, text);
  expect(focused(visit)?.tagName).to.match(/^H\d$/);
}

describe('BEY-11 where the focus goes', () => {
  afterEach(() => faults());

  it('BEY-11: stays on the page on load', async () => {
    const visit = await open(CONTACT);
    await visit.sees('What would an upgrade do for your home?');
    expect(document.activeElement).to.equal(document.body);
    expect(focused(visit)).to.equal(null);
  });

  it('BEY-11: to the question or heading after each move, forward, back and by the browser', async () => {
    const visit = await begins(START.heatPump);
    const [first, second] = ['Step 1 of 3, Where is your home?', 'Step 2 of 3, What type of home is it?'];
    await headingHasFocus(visit, first);
    await givesAddress(visit);
    await visit.presses('Next');
    await headingHasFocus(visit, second);
    await visit.presses('Back');
    await headingHasFocus(visit, first);
    history.forward();
    await headingHasFocus(visit, second);
    await visit.presses('Heat pumps');
    await headingHasFocus(visit, 'Air-source heat pumps');
    location.hash = '#/quote/error/500';
    await headingHasFocus(visit, 'Sorry, something went wrong');
    location.hash = '#/quote/results';
    await headingHasFocus(visit, 'No result found');
  });

  it('BEY-11: waits until a screen reader knows that the pressed control is gone', async () => {
    const visit = await open(CONTACT);
    (await visit.control(START.heatPump)).focus();
    const held = holdTimers(READER_KNOWS);
    await visit.presses(START.heatPump);
    await visit.sees('Where is your home?');
    await new Promise(requestAnimationFrame);
    expect(focused(visit)).to.equal(null);
    held.pass();
    held.release();
    await headingHasFocus(visit, 'Step 1 of 3, Where is your home?');
  });

  it('BEY-11 WIZ-07: to the summary of what is missing, whose lines lead to the fields', async () => {
    const visit = await begins(START.heatPump);
    await visit.presses('Next');
    await visit.sees('Please ensure you answered all required fields');
    await until('the summary', () => focused(visit)?.getAttribute('role') === 'group');
    await visit.presses('Postcode is required');
    await focusOn(visit, 'Postcode');
  });

  it('BEY-11 KEEP-03: to a new shared link, which is read out, and back to the button that makes one when the link is deleted', async () => {
    const visit = await atHeatPump({ share: 'on' });
    const held = holdTimers(READER_KNOWS);
    (await visit.control('Share these results')).focus();
    await visit.presses('Share these results');
    await until('the link', () => /^Your link shows these results/.test(nameOf(focused(visit))));
    (await visit.control('Delete the link')).focus();
    await visit.presses('Delete the link');
    await focusOn(visit, 'Share these results');
    held.release();
  });

  it('BEY-11 KEEP-03: to the result or message of a shared link that was pasted into an open tab', async () => {
    const visit = await atHeatPump({ share: 'on' });
    await visit.presses('Share these results');
    const link = new URL((await visit.field('Link to these results')).value);
    // Slow enough that the screen is still empty when the widget restores a lost focus.
    const slow = { call: 'GET /request/shares/{token}', delayMs: 400 };
    await faults({ ...slow, status: 400 });
    location.hash = link.hash;
    await visit.sees('The link did not open');
    await until('the alert', () => focused(visit)?.matches('[part~=alert]'));
    expect(visit.root.querySelector('[role=alert]')).to.equal(null);
    await faults(slow);
    location.hash = '#/quote/shared/AAAAAAAAAAAAAAAAAAAAAA';
    await headingHasFocus(visit, 'This link does not work');
    location.hash = link.hash;
    await visit.sees(/^Someone shared these results/);
    await until('whose it is', () => /^Someone shared/.test(focused(visit)?.textContent ?? ''));
  });

  it('BEY-11 KEEP-03: stays on the page if a shared link opened it', async () => {
    history.replaceState(null, '', '#/quote/shared/AAAAAAAAAAAAAAAAAAAAAA');
    const visit = await reopen(CONTACT);
    await visit.sees('This link does not work');
    expect(focused(visit)).to.equal(null);
    expect(document.activeElement).to.equal(document.body);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('BEY-11: to the loader, and to the message if no quote could be created', async () => {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    (await visit.control('See my result')).focus();
    await faults({ call: 'POST /request/customer/esa/solar/quote', status: 422, delayMs: 500, body: '' });
    await visit.presses('See my result');
    await focusOn(visit, 'Getting your quote now');
    await visit.sees('Something when wrong.');
    await until('the alert', () => focused(visit)?.matches('[part~=alert]'));
  });
});

describe('BEY-11 a failure behind a dialog', () => {
  afterEach(() => faults());

  it('BEY-11 BEY-13: takes the focus once the dialog has closed, instead of the button that opened it', async () => {
    const visit = await atHeatPump();
    await faults({ call: 'GET /request/results/tou/esa/ashp/result', status: 503, times: 2 });
    await visit.presses('Change property');
    await visit.chooses('Detached house');
    await visit.presses('Done');
    await visit.sees('Something when wrong.');
    await until('the alert', () => focused(visit)?.matches('[part~=alert]'));
    expect(visit.root.querySelector('dialog[open]')).to.equal(null);
    await visit.presses('Retry');
    await visit.sees('was Semi-detached house');
  });
});

interface Opener {
  readonly button: string;
  readonly title: string;
  readonly hasCancel?: boolean;
}

/** Scrolls the page to its end, or to its top if `element` is near the end. Returns the new scroll position. */
function scrollFrom(element: Element): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const end = scrollHeight - clientHeight;
  scrollTo(0, element.getBoundingClientRect().top + scrollY < scrollHeight / 2 ? end : 0);
  return scrollY;
}

/** Every way to close a dialog returns the focus to the control that opened it, and does not scroll the page. */
async function comesBack(visit: Stage, { button, title, hasCancel = true }: Opener): Promise<void> {
  const ways: readonly (readonly [string, () => Promise<void>])[] = [
    ...(hasCancel ? ([['Cancel', () => visit.presses('Cancel')]] as const) : []),
    ['the cross', () => visit.presses('Close')],
    ['Esc', () => press('Escape')],
  ];
  for (const [way, leaves] of ways) {
    const opener = await visit.control(button);
    opener.focus();
    opener.click();
    await focusOn(visit, title);
    expect(focused(visit)?.closest('dialog')?.matches(':modal'), way).to.equal(true);
    const place = scrollFrom(opener);
    await leaves();
    await until(`the dialog to close by ${way}`, () => !visit.root.querySelector('dialog[open]'));
    expect(nameOf(focused(visit)), way).to.equal(button);
    expect(scrollY, way).to.equal(place);
  }
}

describe('BEY-11 the focus after a dialog closes', () => {
  it('BEY-11: in the questions about vehicles', async () => {
    const visit = await pastAddress(START.compare);
    await comesBack(visit, { button: "I don't know the registration", title: 'Select a vehicle' });
  });

  it('BEY-11: in the results', async function () {
    (this as { timeout(ms: number): void }).timeout(60_000);
    const visit = await begins(START.all);
    await givesAll(visit);
    await visit.presses('See my result');
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
    await comesBack(visit, { button: 'Change property', title: 'Choose Property' });
    await comesBack(visit, { button: 'Arrange a call', title: 'Enquire Now', hasCancel: false });
    await visit.presses('EV');
    await visit.opens('Your details');
    await comesBack(visit, { button: 'Change vehicle usage', title: 'Vehicle Usage' });
    await comesBack(visit, { button: 'Change current vehicle', title: 'Search by Vehicle' });
    await comesBack(visit, { button: 'Change electric vehicle', title: 'Select a vehicle' });
    await visit.presses('Heat Pump');
    await visit.opens('Your details');
    await comesBack(visit, { button: 'Change property', title: 'Choose Property' });
  });
});
