import { expect } from '@open-wc/testing';
import { holdTimers } from '../browser/held-timers.ts';
import { loadWidget } from '../browser/load-widget.ts';
import { aTask, cleanUp, mount, ready } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesHeatPump, START, starts } from '../browser/walks.ts';
import { forgetWire, holdAnswers, replaceAnswers, requestsTo, watchWire } from '../browser/wire.ts';

watchWire();

async function toLoader(element: Element): Promise<void> {
  const visit = visitor(element);
  await starts(visit, START.heatPump);
  await givesHeatPump(visit);
  await visit.presses('See my result');
  await visit.sees('Getting your quote now');
}

/** Milliseconds, as in src/state/tracker.ts. */
const BATCH_FOR = 1000;

const STOPPED = /Your quote was stopped before it was ready/;

describe('an element removed while a call is running', () => {
  before(loadWidget);
  afterEach(cleanUp);
  afterEach(forgetWire);

  it('AMB-41, LOAD-07: does not change the URL when the quote arrives, and sends no more events', async () => {
    const release = holdAnswers(/\/quote$/);
    const element = await mount();
    const visit = visitor(element);
    await toLoader(element);
    const { href } = location;
    const events: string[] = [];
    const hear = ({ type }: Event) => void events.push(type);
    for (const type of ['heq-route', 'heq-quote', 'heq-result', 'heq-error'])
      element.addEventListener(type, hear);
    element.remove();
    await aTask();
    release();
    await aTask(200);
    expect(location.href).to.equal(href);
    expect(events).to.deep.equal([]);

    document.body.append(element);
    await ready(element);
    await visit.sees('Step 3 of 3');
    await visit.sees(STOPPED);
    const alert = visit.root.querySelector('[role=alert]');
    expect(alert?.querySelector('h2, h3')?.textContent).to.equal('Error');
    expect(alert?.textContent).to.match(STOPPED);
    expect(document.activeElement, 'the page keeps the focus').to.equal(document.body);
    forgetWire();
    await visit.presses('Retry');
    await visit.sees('Recommended pump size');
    expect(location.hash).to.equal('#/quote/results');
  });

  it('AMB-41, LOAD-07: says that the quote was stopped in an element put in its place, until the visitor moves', async () => {
    holdAnswers(/\/quote$/);
    const element = await mount();
    await toLoader(element);
    element.remove();
    await aTask();
    const other = await mount();
    const visit = visitor(other);
    await visit.sees('Step 3 of 3');
    await visit.sees(STOPPED);
    await visit.presses('Back');
    await visit.sees('Step 2 of 3');
    await visit.presses('Next');
    await visit.sees('Step 3 of 3');
    expect(visit.allText()).not.to.match(STOPPED);
  });

  it('AMB-42, LOAD-07: does not say so if the visitor went back meanwhile', async () => {
    holdAnswers(/\/quote$/);
    const element = await mount();
    const visit = visitor(element);
    await toLoader(element);
    history.back();
    await visit.sees('Step 2 of 3');
    element.remove();
    await aTask();
    document.body.append(element);
    await ready(element);
    expect(visit.allText()).not.to.match(STOPPED);
  });

  it('AMB-41, ERR-02: does not change the screen when the call fails and is not retried', async () => {
    const release = holdAnswers(/\/quote$/);
    const element = await mount();
    const visit = visitor(element);
    await toLoader(element);
    const { href } = location;
    element.remove();
    await aTask();
    replaceAnswers(/./, () => new Response('{"message":"No."}', { status: 500 }));
    release();
    await aTask(200);
    expect(location.href).to.equal(href);
    forgetWire();
    document.body.append(element);
    await ready(element);
    await visit.sees('Step 3 of 3');
    expect(visit.allText()).to.not.contain('No.');
  });

  it('AMB-45: waiting tracking records are sent when the visitor leaves the page', async () => {
    // If the visitor did not leave, the batch would be sent after this time.
    const held = holdTimers(BATCH_FOR);
    const element = await mount();
    await visitor(element).presses('Heat pumps');
    const sent = () =>
      requestsTo(/track-records$/).filter(({ body }) => JSON.stringify(body).includes('heatPump'));
    expect(sent()).to.have.length(0);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    await until('the records', () => sent().length === 1);
    held.release();
  });

  it('STATE-07: a page that comes back from the back-forward cache gets a new token', async () => {
    await mount();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await aTask(50);
    const before = requestsTo(/auth\/token$/).length;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until('a token', () => requestsTo(/auth\/token$/).length > before);
  });
});
