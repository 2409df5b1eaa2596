import { expect } from '@open-wc/testing';
import { attributeNames } from '../../src/element/attributes.ts';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesAddress, givesHeatPump, START, starts } from '../browser/walks.ts';
import { forgetWire, replaceAnswers, watchWire } from '../browser/wire.ts';
import { PAYLOADS } from './support/payloads.ts';

watchWire();

/** Fields that are shown or become a URL. The others determine the way of the journey and stay. */
const READ =
  /^(text|line1|line2|town|county|name|supplierName|tariffName|logo|image|propertyType|value|message|source|ratesAsOf)$/;

let turn = 0;
const next = () => PAYLOADS[turn++ % PAYLOADS.length] ?? '';

/** The same response with a payload in each of these fields. */
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

/** Everything in the widget that could run code, or link where it should not. */
function dangers(host: Element): string[] {
  const all = [...visitor(host).root.querySelectorAll('*')];
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

describe('data from outside never becomes markup or a script URL', () => {
  before(() => {
    Object.assign(window, { pwned: (by: string) => runs.push(by) });
    window.alert = () => void runs.push('alert');
  });
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);
  afterEach(forgetWire);

  it('the detector finds a planted fault', () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<p><a href="javascript:pwned()">x</a><b onclick="1">y</b></p>';
    expect(dangers(host)).to.have.length(3);
  });

  it('SECURITY: answers of the API, on every screen of a journey', async () => {
    replaceAnswers(
      /\/request\//,
      async (answer) => new Response(JSON.stringify(poisoned(await answer.json())), answer),
    );
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    await visit.presses('Next');
    // The types of home have other names here, but the found one stays chosen.
    await until('the type found', () => visit.root.querySelector('[name="propertyId"]:checked'));
    await visit.presses('Next');
    await visit.chooses('Medium');
    expect(dangers(element)).to.deep.equal([]);
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    for (const summary of visit.root.querySelectorAll<HTMLElement>('summary')) summary.click();
    await visit.presses('Change property');
    await visit.sees('Choose Property');
    await aTask(100);
    expect(dangers(element)).to.deep.equal([]);
    const shown = PAYLOADS.filter((payload) => visit.allText().includes(payload));
    expect(shown.length, 'payloads that are read as plain text').to.be.greaterThan(3);
  });

  it('SECURITY: the message of a failure, on the error page and at the question', async () => {
    for (const status of [400, 401, 422, 500]) {
      for (const payload of PAYLOADS) {
        replaceAnswers(/\/quote$/, () => new Response(JSON.stringify({ message: payload }), { status }));
        const element = await mount({ router: 'memory', persist: 'none' });
        await walkQuick(element);
        expect(dangers(element), payload).to.deep.equal([]);
        await cleanUp();
        forgetWire();
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
    expect(visitor(element).allText()).to.contain('What would an upgrade do for your home?');
  });

  it('SECURITY: an attribute can’t write a rule or a URL into our styles', async () => {
    const element = await mount();
    for (const name of ['brand-color', 'accent-color', 'radius', 'font', 'font-heading', 'size', 'theme']) {
      for (const payload of PAYLOADS) {
        element.setAttribute(name, payload);
        await aTask(0);
        const style = visitor(element).root.querySelector('.root')?.getAttribute('style') ?? '';
        expect(style, `${name}="${payload}"`).to.not.match(/url\(|expression|javascript|[<>{}]/i);
      }
      element.removeAttribute(name);
    }
  });

  it('SECURITY: the hash of the page', async () => {
    for (const payload of PAYLOADS) {
      for (const path of [payload, `error/${payload}`, `results?${payload}`]) {
        // WebKit allows a page a hundred history changes in ten seconds, so this sets the hash.
        location.hash = `#/quote/${path}`;
        const element = await mount();
        expect(dangers(element), path).to.deep.equal([]);
        expect(visitor(element).allText(), path).to.not.contain('pwned');
        expect(location.hash, path).to.equal('#/quote/home');
        element.remove();
        await aTask();
      }
    }
  });

  it('SECURITY: the page’s own sentences', async () => {
    const element = await mount({ 'support-phone': '0800 123 4567' });
    for (const payload of PAYLOADS) {
      element.messages = { 'home.title': payload, 'nav.home': payload, 'help.call': payload };
      await until(payload, () => visitor(element).allText().includes(payload));
      expect(dangers(element), payload).to.deep.equal([]);
    }
  });

  it('SECURITY: nothing personal is in the console, the URL or the events of a whole journey', async () => {
    const element = await mount();
    await reachesHeatPump(visitor(element));
    expect(warnings().join()).to.not.contain('BS1').and.to.not.contain('mpan');
    expect(location.href).to.not.contain('BS1');
  });
});

async function walkQuick(element: Element): Promise<void> {
  const visit = visitor(element);
  await starts(visit, START.heatPump);
  await givesHeatPump(visit);
  await visit.presses('See my result');
  await visit.sees(/Error/);
  await aTask();
}
