import { expect } from '@open-wc/testing';
import { cleanUp, mount } from '../browser/mount.ts';
import { visitor } from '../browser/visitor.ts';
import { START, starts } from '../browser/walks.ts';

const KEY = 'home-energy-quote:quote';
const kept = () => sessionStorage.getItem(KEY) ?? '';
/** A browser runs microtasks after each listener. For an event that a script dispatches, the test has to wait for them. */
const listenersReturned = () => Promise.resolve();

/** At the first question, with half a postcode in the field. */
async function half(): Promise<HTMLInputElement> {
  const element = await mount({ router: 'memory' });
  const visit = visitor(element);
  await starts(visit, START.heatPump);
  const typed = await visit.beginsToType('Postcode', 'BS19');
  expect(kept()).to.not.contain('BS19');
  return typed;
}

/** Opens the page as after a reload, with only what the session has stored so far. */
async function comesBack(): Promise<void> {
  const text = kept();
  await cleanUp();
  sessionStorage.setItem(KEY, text);
  const element = await mount({ router: 'memory', 'skip-home': '' });
  const visit = visitor(element);
  await visit.sees('Where is your home?');
  expect((await visit.field('Postcode')).value).to.equal('BS19');
}

describe('unfinished text', () => {
  afterEach(cleanUp);

  it('BEY-13: is kept when the visitor leaves its field', async () => {
    const typed = await half();
    typed.dispatchEvent(new Event('change', { bubbles: true }));
    await listenersReturned();
    expect(kept()).to.contain('BS19');
    await comesBack();
  });

  it('BEY-13: is kept when the visitor leaves the page from within its field', async () => {
    await half();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    await listenersReturned();
    expect(kept()).to.contain('BS19');
    await comesBack();
  });
});
