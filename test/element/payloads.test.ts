import { expect } from '@open-wc/testing';
import { attributeNames } from '../../src/element/attributes.ts';
import { listen, stopListening, warnings } from '../browser/console.ts';
import { answerQuestions, beginHeatPump, walkHeatPump } from '../browser/journey.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { changeAnswers, changeJson, honestNetwork, watchNetwork } from '../browser/network.ts';
import { press, root, sees, text } from '../browser/screen.ts';
import { PAYLOADS } from './support/payloads.ts';

watchNetwork();

/** Fields of the answers that a person reads or that become an address; the others decide the way. */
const READ =
  /^(text|line1|line2|town|county|name|supplierName|tariffName|logo|image|propertyType|value|message|source|ratesAsOf)$/;

let turn = 0;
const next = () => PAYLOADS[turn++ % PAYLOADS.length] ?? '';

/** The same answer with a payload for everything that is read. */
function poisoned(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(poisoned);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      typeof value === 'string' && READ.test(key) ? next() : poisoned(value),
    ]),
  );
}

const runs: string[] = [];

/** Everything in the widget that could run, or lead where it should not. */
function dangers(host: Element): string[] {
  const all = [...root(host).querySelectorAll('*')];
  const tags = all.filter(({ localName }) =>
    /^(script|iframe|object|embed|base|link|meta|style|form-?x|b|i|marquee|foreignobject)$/.test(localName),
  );
  const attributes = all.flatMap((element) => [...element.attributes].map((own) => ({ element, own })));
  const handlers = attributes.filter(({ own }) => own.name.startsWith('on') || own.name === 'srcdoc');
  const addresses = attributes.filter(
    ({ own }) =>
      /^(href|src|action|formaction|xlink:href)$/.test(own.name) &&
      !/^(https?:|tel:[\d+]*$|mailto:[^?]*$)/.test(own.value),
  );
  return [
    ...tags.map(({ localName }) => `a <${localName}>`),
    ...[...handlers, ...addresses].map(({ own }) => `${own.name}="${own.value}"`),
    ...runs,
  ];
}

describe('nothing that comes from outside is ever markup or a script address', () => {
  before(() => {
    Object.assign(window, { pwned: (by: string) => runs.push(by) });
    window.alert = () => void runs.push('alert');
  });
  beforeEach(listen);
  afterEach(stopListening);
  afterEach(cleanUp);
  afterEach(honestNetwork);

  it('the detector finds what is planted', () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<p><a href="javascript:pwned()">x</a><b onclick="1">y</b></p>';
    expect(dangers(host)).to.have.length(3);
  });

  it('SECURITY: answers of the API, on every screen of a journey', async () => {
    changeJson(/\/request\//, poisoned);
    const element = await mount();
    await beginHeatPump(element);
    await answerQuestions(element);
    expect(dangers(element)).to.deep.equal([]);
    await press(element, 'See my result');
    await sees(element, 'Recommended pump size');
    for (const summary of root(element).querySelectorAll<HTMLElement>('summary')) summary.click();
    await press(element, 'Change property');
    await sees(element, 'Choose Property');
    await aTask(100);
    expect(dangers(element)).to.deep.equal([]);
    const shown = PAYLOADS.filter((payload) => text(element).includes(payload));
    expect(shown.length, 'payloads that are read as plain text').to.be.greaterThan(3);
  });

  it('SECURITY: the message of a failure, on the error page and beside the question', async () => {
    for (const status of [400, 401, 422, 500]) {
      for (const payload of PAYLOADS) {
        changeAnswers(/\/quote$/, () => new Response(JSON.stringify({ message: payload }), { status }));
        const element = await mount({ router: 'memory', persist: 'none' });
        await walkQuick(element);
        expect(dangers(element), payload).to.deep.equal([]);
        await cleanUp();
        honestNetwork();
        if (status !== 400) break;
      }
    }
  });

  it('SECURITY: every attribute', async () => {
    const element = await mount();
    for (const name of attributeNames) {
      for (const payload of PAYLOADS) {
        element.setAttribute(name, payload);
        await aTask(0);
        expect(dangers(element), `${name}="${payload}"`).to.deep.equal([]);
      }
      element.removeAttribute(name);
    }
    await aTask();
    expect(text(element)).to.contain('What would an upgrade do for your home?');
  });

  it('SECURITY: an attribute cannot write a rule or an address into our styles', async () => {
    const element = await mount();
    for (const name of ['brand-color', 'accent-color', 'radius', 'font', 'font-heading', 'size', 'theme']) {
      for (const payload of PAYLOADS) {
        element.setAttribute(name, payload);
        await aTask(0);
        const style = root(element).querySelector('.root')?.getAttribute('style') ?? '';
        expect(style, `${name}="${payload}"`).to.not.match(/url\(|expression|javascript|[<>{}]/i);
      }
      element.removeAttribute(name);
    }
  });

  it('SECURITY: the hash of the page', async () => {
    for (const payload of PAYLOADS) {
      for (const path of [payload, `error/${payload}`, `results?${payload}`]) {
        // Not by writing the history, which WebKit allows a hundred times in ten seconds.
        location.hash = `#/quote/${path}`;
        const element = await mount();
        expect(dangers(element), path).to.deep.equal([]);
        expect(text(element), path).to.not.contain('pwned');
        expect(location.hash, path).to.equal('#/quote/home');
        element.remove();
        await aTask();
      }
    }
  });

  it('SECURITY: what the page sets as its own sentences', async () => {
    const element = await mount({ 'support-phone': '0800 123 4567' });
    for (const payload of PAYLOADS) {
      element.messages = { 'home.title': payload, 'nav.home': payload, 'help.call': payload };
      await sees(element, payload);
      expect(dangers(element), payload).to.deep.equal([]);
    }
  });

  it('SECURITY: nothing personal is in the console, the URL or the events of a whole journey', async () => {
    const element = await mount();
    await walkHeatPump(element);
    expect(warnings().join()).to.not.contain('BS1').and.to.not.contain('mpan');
    expect(location.href).to.not.contain('BS1');
  });
});

async function walkQuick(element: Element): Promise<void> {
  await beginHeatPump(element);
  await answerQuestions(element);
  await press(element, 'See my result');
  await sees(element, 'Error');
  await aTask();
}
