// BEY-21: the page sends an enquiry to its own server, which may fail.
import { expect } from '@open-wc/testing';
import type { HeqEvent } from '../../src/element/events.ts';
import { holdTimers } from '../browser/held-timers.ts';
import { atHeatPump, fillsEnquiry, text } from '../browser/results.ts';
import { leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { ownFetch } from '../browser/wire.ts';

type Answer = (detail: HeqEvent<'heq-enquiry'>['detail']) => PromiseLike<unknown>;

/** No server uses this port, and browsers do not even connect to it. */
const NO_SERVER = 'http://127.0.0.1:1/leads';

const SENT = 'Thank you. Your enquiry was sent.';
const KEPT = 'Your answers are safe. Try again.';

let takes: Answer;
const listen = (event: HeqEvent<'heq-enquiry'>) => event.waitUntil(takes(event.detail));

const eventsNamed = ({ events }: Stage, name: string) => events.filter(({ type }) => type === name);
const stages = (visit: Stage) => eventsNamed(visit, 'heq-stage').map(({ detail }) => detail.stage);

async function enquires(): Promise<Stage> {
  const visit = await atHeatPump();
  visit.element.addEventListener('heq-enquiry', listen);
  await fillsEnquiry(visit);
  await visit.presses('Enquire');
  return visit;
}

/** The enquiry has failed, and the visitor sees a message and everything that was typed. */
async function seesKept(visit: Stage): Promise<void> {
  await visit.sees(KEPT);
  visit.doesNotSee(SENT);
  expect((await visit.field('Full name')).value).to.equal('Ada Lovelace');
  expect(stages(visit)).to.deep.equal(['viewed', 'estimated']);
}

async function retries(visit: Stage): Promise<void> {
  takes = () => Promise.resolve();
  await visit.presses('Enquire');
  await visit.sees(SENT);
  const [first, ...more] = eventsNamed(visit, 'heq-enquiry').map(({ detail }) => detail.id);
  expect(more).to.deep.equal([first]);
  expect(stages(visit)).to.deep.equal(['viewed', 'estimated', 'enquired']);
  await leave(visit);
}

describe('the form of an enquiry', () => {
  it('ENQ-11: once sent leaves a message in the place of the form, which says when to expect a call', async () => {
    const visit = await atHeatPump();
    await fillsEnquiry(visit);
    takes = () => Promise.resolve();
    visit.element.addEventListener('heq-enquiry', listen);
    await visit.presses('Enquire');
    const sent = (await visit.sees(SENT)).closest('[part~=alert-success]');
    expect(visit.root.querySelector('dialog[open]')).to.equal(null);
    expect(text(sent))
      .to.match(/Best contact time ?PM-Afternoon/)
      .and.contain('0117 496 0000');
    await leave(visit);
  });

  it('AMB-40 BEY-23: is sent, so the headline leads to the message instead of to the next steps', async () => {
    takes = () => Promise.resolve();
    const visit = await enquires();
    await visit.sees(SENT);
    await visit.seesGone('See your next steps');
    await visit.presses('Your enquiry was sent: see what happens next');
    expect(visit.root.activeElement?.className).to.equal('alert alert--success');
    await leave(visit);
  });
});

describe('an enquiry that the page sends to its own server', () => {
  it('BEY-21 AMB-40: counts as sent only when that server has it', async () => {
    let has = () => {};
    takes = () => new Promise<void>((resolve) => (has = resolve));
    const visit = await enquires();
    await until('the event', () => eventsNamed(visit, 'heq-enquiry').length === 1);
    // A second press while it is being sent sends nothing more.
    (await visit.sees('Sending…')).closest('button')?.click();
    visit.doesNotSee(SENT);
    has();
    await visit.sees(SENT);
    expect(eventsNamed(visit, 'heq-enquiry')).to.have.length(1);
    await leave(visit);
  });

  it('BEY-21: is not lost if the page’s fetch fails: it stays, and is sent again under the same id', async () => {
    takes = (detail) => ownFetch(NO_SERVER, { method: 'POST', body: JSON.stringify(detail) });
    const visit = await enquires();
    await seesKept(visit);
    await visit.presses('Enquire');
    await until('another failure', () => eventsNamed(visit, 'heq-enquiry').length === 2);
    await seesKept(visit);
    takes = () => Promise.resolve();
    await visit.presses('Enquire');
    await visit.sees(SENT);
    expect(new Set(eventsNamed(visit, 'heq-enquiry').map(({ detail }) => detail.id)).size).to.equal(1);
    await leave(visit);
  });

  it('BEY-21: is not lost if that server refuses it', async () => {
    takes = () => ownFetch(new URL('/leads', window.heqTest.api), { method: 'POST' });
    const visit = await enquires();
    await seesKept(visit);
    await retries(visit);
  });

  it('BEY-21: is not lost if that server never answers, or answers too late', async () => {
    const held = holdTimers(14_000);
    try {
      let has = () => {};
      takes = () => new Promise<void>((resolve) => (has = resolve));
      const visit = await enquires();
      await until('the time', () => held.set() > 0);
      held.pass();
      await seesKept(visit);
      has();
      await seesKept(visit);
      await retries(visit);
    } finally {
      held.release();
    }
  });

  it('BEY-21: is not lost if one of two listeners fails', async () => {
    takes = () => Promise.reject(new Error('no lead today'));
    const visit = await atHeatPump();
    for (const answer of [Promise.resolve(), null]) {
      visit.element.addEventListener('heq-enquiry', (event) =>
        event.waitUntil(answer ?? takes(event.detail)),
      );
    }
    await fillsEnquiry(visit);
    await visit.presses('Enquire');
    await seesKept(visit);
    await retries(visit);
  });
});
