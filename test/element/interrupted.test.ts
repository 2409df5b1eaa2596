import { expect } from '@open-wc/testing';
import { answerQuestions, beginHeatPump } from '../browser/journey.ts';
import { loadWidget } from '../browser/load-widget.ts';
import { aTask, cleanUp, mount, ready } from '../browser/mount.ts';
import { changeAnswers, honestNetwork, requests, watchNetwork } from '../browser/network.ts';
import { press, root, sees, text } from '../browser/screen.ts';
import { until } from '../browser/until.ts';

watchNetwork();

/** Answers of a path come when they are let. */
function hold(path: RegExp): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  changeAnswers(path, async (answer) => {
    await held;
    return answer;
  });
  return letGo;
}

async function toLoader(element: Element): Promise<void> {
  await beginHeatPump(element);
  await answerQuestions(element);
  await press(element, 'See my result');
  await sees(element, 'Getting your quote now');
}

const STOPPED = 'Your quote was stopped before it was ready';

describe('an element taken out while a call is under way', () => {
  before(loadWidget);
  afterEach(cleanUp);
  afterEach(honestNetwork);

  it('AMB-41, LOAD-07: writes no address when the quote comes, and tells nothing more', async () => {
    const release = hold(/\/quote$/);
    const element = await mount();
    await toLoader(element);
    const { href } = location;
    const told: string[] = [];
    const hear = ({ type }: Event) => void told.push(type);
    for (const type of ['heq-route', 'heq-quote', 'heq-result', 'heq-error'])
      element.addEventListener(type, hear);
    element.remove();
    await aTask();
    release();
    await aTask(200);
    expect(location.href).to.equal(href);
    expect(told).to.deep.equal([]);

    document.body.append(element);
    await ready(element);
    await sees(element, 'Step 3 of 3');
    await sees(element, STOPPED);
    const alert = root(element).querySelector('[role=alert]');
    expect(alert?.querySelector('h2, h3')?.textContent).to.equal('Error');
    expect(alert?.textContent).to.contain(STOPPED);
    expect(document.activeElement, 'the page keeps the focus').to.equal(document.body);
    honestNetwork();
    await press(element, 'Retry');
    await sees(element, 'Recommended pump size');
    expect(location.hash).to.equal('#/quote/results');
  });

  it('AMB-41, LOAD-07: says that the quote was stopped in an element put in its place, until the visitor moves', async () => {
    hold(/\/quote$/);
    const element = await mount();
    await toLoader(element);
    element.remove();
    await aTask();
    const other = await mount();
    await sees(other, 'Step 3 of 3');
    await sees(other, STOPPED);
    await press(other, 'Back');
    await sees(other, 'Step 2 of 3');
    await press(other, 'Next');
    await sees(other, 'Step 3 of 3');
    expect(text(other)).not.to.contain(STOPPED);
  });

  it('AMB-42, LOAD-07: says nothing of that where the visitor went back meanwhile', async () => {
    hold(/\/quote$/);
    const element = await mount();
    await toLoader(element);
    history.back();
    await sees(element, 'Step 2 of 3');
    element.remove();
    await aTask();
    document.body.append(element);
    await ready(element);
    expect(text(element)).not.to.contain(STOPPED);
  });

  it('AMB-41, ERR-02: leads nowhere when the call fails for good', async () => {
    const release = hold(/\/quote$/);
    const element = await mount();
    await toLoader(element);
    const { href } = location;
    element.remove();
    await aTask();
    changeAnswers(/./, () => new Response('{"message":"No."}', { status: 500 }));
    release();
    await aTask(200);
    expect(location.href).to.equal(href);
    honestNetwork();
    document.body.append(element);
    await ready(element);
    await sees(element, 'Step 3 of 3');
    expect(text(element)).to.not.contain('No.');
  });

  it('AMB-45: what waits to be recorded is sent when the page is left', async () => {
    const element = await mount();
    await press(element, 'Heat pumps');
    const sent = () => requests(/track-records$/).filter(({ body }) => body?.includes('heatPump'));
    expect(sent()).to.have.length(0);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    await until('the records', () => sent().length === 1);
  });

  it('STATE-07: a page that comes back from the back-forward cache gets a new token', async () => {
    await mount();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await aTask(50);
    const before = requests(/auth\/token$/).length;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until('a token', () => requests(/auth\/token$/).length > before);
  });
});
