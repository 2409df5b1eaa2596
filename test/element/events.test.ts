import { expect } from '@open-wc/testing';
import type { EventDetails, EventName } from '../../src/element/events.ts';
import { restoreConsole, watchConsole } from '../browser/console.ts';
import { closeFrames, loadInto, openFrame, writeTag } from '../browser/frame.ts';
import { loadWidget } from '../browser/load-widget.ts';
import { aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesHeatPump, START, starts } from '../browser/walks.ts';
import { forgetWire, replaceAnswers, watchWire } from '../browser/wire.ts';

watchWire();

/** True for the events that this test receives. A new event must be listed. */
const HEARD: Readonly<Record<EventName, boolean>> = {
  'heq-ready': true,
  'heq-route': true,
  'heq-step': true,
  'heq-quote': true,
  'heq-result': true,
  'heq-enquiry': true,
  'heq-error': true,
  // journeys/stages.sweep.test.ts covers it.
  'heq-stage': false,
};
const NAMES = Object.entries(HEARD).flatMap(([name, isHeard]) => (isHeard ? [name] : []));

const messages: CustomEvent[] = [];
const hear = (event: Event) => void messages.push(event as CustomEvent);
const details = () => messages.map(({ type, detail }) => ({ type, ...detail }));

/** The whole seconds on a step in the event. On a busy machine they may be more than zero. */
const secondsOn = (step: string) => details().find((one) => 'step' in one && one.step === step)?.seconds;

async function fillEnquiry(element: Element): Promise<void> {
  const visit = visitor(element);
  await visit.presses('Arrange a call');
  await visit.types('Full name', 'Ada Lovelace');
  await visit.types('Email', 'ada@example.com');
  await visit.types('Phone', '0117 496 0000');
  const time = (await visit.field('Best contact time')) as unknown as HTMLSelectElement;
  time.value = 'pma';
  time.dispatchEvent(new Event('change', { bubbles: true }));
  visit.root.querySelector<HTMLElement>('[name="adopt"][value="yes"]')?.click();
  await aTask(50);
  await visit.presses('Enquire');
}

/** Walks the journey up to the message that replaces a result. */
async function walkTo(element: Element, says: string): Promise<void> {
  const visit = visitor(element);
  await starts(visit, START.heatPump);
  await givesHeatPump(visit);
  await visit.presses('See my result');
  await visit.sees(says);
}

describe('the events that the page receives', () => {
  beforeEach(() => {
    for (const name of NAMES) document.addEventListener(name, hear);
  });
  afterEach(cleanUp);
  afterEach(() => {
    for (const name of NAMES) document.removeEventListener(name, hear);
    messages.length = 0;
    forgetWire();
    restoreConsole();
  });

  it('EVENTS: a journey sends its events in order, each detail in its exact shape', async () => {
    const element = await mount();
    await reachesHeatPump(visitor(element));
    await until(() => element.getState()?.route === 'results');
    const quote = element.getState()?.quoteIds.ashp;
    const result = details().find(({ type: name }) => name === 'heq-result');
    expect(details()).to.deep.equal([
      {
        type: 'heq-ready',
        version: (
          customElements.get('home-energy-quote') as (typeof element & { version: string }) | undefined
        )?.version,
      },
      { type: 'heq-route', route: 'currentTariff', path: 'switch/home-energy' },
      { type: 'heq-step', step: 'address', position: 1, of: 3, seconds: null },
      { type: 'heq-step', step: 'propertyId', position: 2, of: 3, seconds: secondsOn('propertyId') },
      {
        type: 'heq-step',
        step: 'heatingInsulation',
        position: 3,
        of: 3,
        seconds: secondsOn('heatingInsulation'),
      },
      { type: 'heq-quote', asset: 'ashp', quoteId: quote },
      {
        type: 'heq-result',
        asset: 'ashp',
        quoteId: quote,
        savingPoundsPerYear: result?.savingPoundsPerYear,
        costPoundsPerYear: result?.costPoundsPerYear,
        co2SavedTonnesPerYear: result?.co2SavedTonnesPerYear,
        savingPoundsPerYearLow: result?.savingPoundsPerYearLow,
        savingPoundsPerYearHigh: result?.savingPoundsPerYearHigh,
        costPoundsPerYearLow: null,
        costPoundsPerYearHigh: null,
        co2SavedTonnesPerYearLow: result?.co2SavedTonnesPerYearLow,
        co2SavedTonnesPerYearHigh: result?.co2SavedTonnesPerYearHigh,
      },
      { type: 'heq-route', route: 'quoteResults', path: 'results' },
    ]);
    const figures = ['savingPoundsPerYear', 'costPoundsPerYear', 'co2SavedTonnesPerYear'];
    const ends = ['savingPoundsPerYearLow', 'savingPoundsPerYearHigh', 'co2SavedTonnesPerYearLow'];
    for (const step of ['propertyId', 'heatingInsulation']) expect(secondsOn(step), step).to.be.within(0, 20);
    for (const figure of [...figures, ...ends]) expect(result?.[figure], figure).to.be.a('number');
    for (const figure of ['savingPoundsPerYear', 'co2SavedTonnesPerYear']) {
      const [low, high] = [Number(result?.[`${figure}Low`]), Number(result?.[`${figure}High`])];
      expect(low, figure).to.be.lessThan(high);
      expect(result?.[figure], figure).to.be.within(low, high);
    }
  });

  it('EVENTS: each bubbles from the element through a shadow root around it, and its detail is frozen plain data', async () => {
    await loadWidget();
    const around = document.createElement('div');
    document.body.append(around);
    try {
      const outer = around.attachShadow({ mode: 'closed' });
      const element = create();
      const targets: EventTarget[] = [];
      outer.addEventListener('heq-ready', ({ target }) => target && targets.push(target));
      outer.append(element);
      await ready(element);
      await visitor(element).presses('Heat pumps');
      expect(targets).to.deep.equal([element]);
      expect(messages.map(({ target }) => target)).to.deep.equal([around, around]);
      for (const { bubbles, composed, cancelable, detail } of messages) {
        expect([bubbles, composed, cancelable]).to.deep.equal([true, true, false]);
        expect(Object.isFrozen(detail)).to.equal(true);
        expect(structuredClone(detail)).to.deep.equal(detail);
      }
      element.remove();
      await aTask();
    } finally {
      around.remove();
    }
  });

  it('AMB-40: an enquiry carries what was typed and can be taken by the page; nothing else carries anything personal', async () => {
    const element = await mount({ 'support-phone': '0800 123 4567' });
    const visit = visitor(element);
    await reachesHeatPump(visit);
    const take = (event: Event) => event.preventDefault();
    await fillEnquiry(element);
    // The dialog shows the number, too.
    await until('the dialog to close', () => visit.root.querySelector('dialog[open]') === null);
    await visit.sees('To arrange a call, ring 0800 123 4567.');
    document.addEventListener('heq-enquiry', take);
    await fillEnquiry(element);
    await visit.sees(/Your enquiry was sent\./);
    document.removeEventListener('heq-enquiry', take);

    const enquiries = messages.filter(({ type: name }) => name === 'heq-enquiry');
    expect(enquiries).to.have.length(2);
    const detail = enquiries[0]?.detail as EventDetails['heq-enquiry'];
    expect(detail).to.deep.include({
      fullName: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '0117 496 0000',
      contactTime: 'pma',
      adopt: 'yes',
      info: '',
      loyalInformation: '',
    });
    expect(Object.keys(detail)).to.have.length(13);
    expect(Object.isFrozen(detail)).to.equal(true);
    expect(enquiries[0]?.cancelable).to.equal(true);

    const rest = JSON.stringify(details().filter(({ type: name }) => name !== 'heq-enquiry'));
    const address = visit.allText().match(/\d+ [A-Z][^,]+(?=,)/)?.[0] ?? 'Bristol';
    for (const personal of ['Ada', 'example.com', '0117 496', 'BS1', address])
      expect(rest).to.not.contain(personal);
    expect(JSON.stringify(element.getState())).to.not.contain('BS1').and.to.not.contain(address);
    expect(location.href).to.not.contain('BS1');
  });

  it('EVENTS: a result that could not be fetched is an error of the kind failure', async () => {
    watchConsole();
    await loadWidget();
    replaceAnswers(/\/result$/, () => new Response('{"message":"busy"}', { status: 503 }));
    const element = await mount();
    await walkTo(element, 'Error');
    expect(details().filter(({ type: name }) => name === 'heq-error')).to.deep.equal([
      { type: 'heq-error', kind: 'failure', code: 'refused', status: 503, message: 'refused' },
    ]);
  });

  it('EVENTS: a refused quote sends an error event while the visitor reads the reason', async () => {
    watchConsole();
    await loadWidget();
    replaceAnswers(/\/quote$/, () => new Response('{"message":"Not for this home."}', { status: 422 }));
    const element = await mount();
    await walkTo(element, 'Not for this home.');
    expect(details().filter(({ type: name }) => name === 'heq-error')).to.deep.equal([
      { type: 'heq-error', kind: 'failure', code: 'refused', status: 422, message: 'refused' },
    ]);
  });

  it('ERR-01, ERR-02: 401 and 500 send an error event too, and lead to the error page', async () => {
    watchConsole();
    for (const status of [401, 500]) {
      replaceAnswers(/\/quote$/, () => new Response('{"message":"Not today."}', { status }));
      const element = await mount({ router: 'memory' });
      await walkTo(element, 'Not today.');
      expect(details().filter(({ type: name }) => name === 'heq-error')).to.deep.equal([
        { type: 'heq-error', kind: 'failure', code: 'fatal', status, message: 'fatal' },
      ]);
      await cleanUp();
      messages.length = 0;
      forgetWire();
    }
  });

  it('EVENTS: each failure that the visitor sees in its place is one error event with its code', async () => {
    watchConsole();
    await loadWidget();
    let answer = () => new Response('', { status: 503 });
    replaceAnswers(/address/, () => answer());
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await visit.types('Postcode', 'BS1 9AA');
    await visit.presses('Search');
    await visit.sees('We couldn’t load this just now.');
    answer = () => new Response('[7]', { headers: { 'content-type': 'application/json' } });
    await visit.presses('Retry');
    const codes = () => details().flatMap((one) => ('code' in one ? [one.code] : []));
    await until('the second failure', () => codes().length === 2);
    expect(codes()).to.deep.equal(['refused', 'misfit']);
  });

  it('EVENTS: a listener of the page that throws does not stop the journey', async () => {
    const frame = await openFrame();
    const element = writeTag(frame);
    frame.window.eval("document.addEventListener('heq-route', () => { throw new Error('of the page'); })");
    await loadInto(frame);
    await ready(element);
    await visitor(element).presses('Heat pumps');
    await visitor(element).sees('Air-source heat pumps');
    expect(frame.messages.errors).to.have.length(1);
    closeFrames();
  });
});
