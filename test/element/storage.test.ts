import { expect } from '@open-wc/testing';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';

const KEY = 'home-energy-quote:quote';
const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

/** A storage in which one operation fails, or no storage at all. */
const BROKEN: Readonly<Record<string, () => unknown>> = {
  'reading it throws': refuse,
  'it is null': () => null,
  'it is undefined': () => undefined,
  'it is full': () => ({ getItem: () => null, setItem: refuse, removeItem: () => {} }),
  'everything of it throws': () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }),
  'it gives what is no text': () => ({ getItem: () => ({}), setItem: () => {}, removeItem: () => {} }),
};

const journey = async (element: Element) => {
  await starts(visitor(element), START.heatPump);
  await givesAddress(visitor(element));
  await visitor(element).presses('Next');
  await visitor(element).sees('Step 2 of 3');
};

/** Data that another version, or another script, may have left under our key. */
const SEEDS: Readonly<Record<string, (good: Record<string, unknown>) => string>> = {
  'an open brace': () => '{',
  nothing: () => '',
  null: () => 'null',
  'a list': () => '[]',
  'an older version': (good) => JSON.stringify({ ...good, version: 0 }),
  'a version to come': (good) => JSON.stringify({ ...good, version: 99 }),
  'a route that is none': (good) => JSON.stringify({ ...good, route: { name: 'results' } }),
  'answers of another shape': (good) => JSON.stringify({ ...good, answers: { postcode: 7 } }),
  'no answers': (good) => JSON.stringify({ ...good, answers: undefined }),
  'flags of another shape': (good) => JSON.stringify({ ...good, flags: ['ashp'] }),
  'a prototype to be polluted': () => '{"__proto__":{"polluted":true},"version":1,"route":"results"}',
};

describe('the session’s storage', () => {
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(() => void Object.defineProperty(window, 'sessionStorage', real));
  afterEach(cleanUp);

  for (const [how, get] of Object.entries(BROKEN)) {
    it(`AMB-47: the journey runs when ${how}`, async () => {
      Object.defineProperty(window, 'sessionStorage', { configurable: true, get });
      const element = await mount();
      await journey(element);
      expect(warnings()).to.deep.equal([]);
      element.remove();
      await aTask();
    });
  }

  for (const [what, seed] of Object.entries(SEEDS)) {
    it(`AMB-47: ${what} under our key is dropped, and the journey continues`, async () => {
      const first = await mount({ router: 'memory' });
      await journey(first);
      const good = JSON.parse(sessionStorage.getItem(KEY) ?? '');
      await cleanUp();
      sessionStorage.setItem(KEY, seed(good));
      const element = await mount({ router: 'memory' });
      expect(visitor(element).allText()).to.contain('What would an upgrade do for your home?');
      await journey(element);
      expect(Reflect.get({}, 'polluted')).to.equal(undefined);
      expect(warnings()).to.deep.equal([]);
    });
  }

  it('AMB-47: persist="none" writes nothing, reads nothing and deletes what was stored', async () => {
    const first = await mount({ router: 'memory' });
    await journey(first);
    const kept = sessionStorage.getItem(KEY) ?? '';
    expect(kept).to.contain('BS1');
    first.setAttribute('persist', 'none');
    await aTask();
    expect(sessionStorage.length).to.equal(0);
    await cleanUp();

    sessionStorage.setItem(KEY, kept);
    const second = await mount({ router: 'memory', persist: 'none' });
    expect(visitor(second).allText()).to.contain('What would an upgrade do for your home?');
    expect(sessionStorage.length).to.equal(0);
    await journey(second);
    expect(sessionStorage.length).to.equal(0);
  });

  it('AMB-47: nothing is written to local storage or to a cookie', async () => {
    const element = await mount();
    await journey(element);
    expect(localStorage.length).to.equal(0);
    expect(document.cookie).to.equal('');
  });

  it('AMB-47: if it is cleared in the middle of a journey, the journey continues', async () => {
    const element = await mount();
    const visit = visitor(element);
    await journey(element);
    sessionStorage.clear();
    await visit.presses('Next');
    await visit.sees('Step 3 of 3');
  });

  it('AMB-47: the progress is restored on a page that gave arrays a toJSON method', async () => {
    Object.defineProperty(Array.prototype, 'toJSON', {
      configurable: true,
      enumerable: false,
      writable: true,
      value(this: unknown[]) {
        return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
      },
    });
    try {
      const first = await mount({ router: 'memory' });
      await journey(first);
      first.remove();
      await aTask();
      const reloaded = create({ router: 'memory' });
      document.body.append(reloaded);
      await ready(reloaded);
      await visitor(reloaded).sees('Step 2 of 3');
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
  });
});
