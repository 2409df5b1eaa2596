import { expect } from '@open-wc/testing';
import { answerAddress, beginHeatPump, walkHeatPump } from '../browser/journey.ts';
import { cleanUp, create, mount } from '../browser/mount.ts';
import { field, press, root, sees, text, title, type } from '../browser/screen.ts';
import { until } from '../browser/until.ts';

describe('the methods of the element', () => {
  afterEach(cleanUp);

  it('METHODS: getState() has its exact shape, frozen, and nothing personal in it', async () => {
    const element = await mount();
    const { version } = element.getState() ?? {};
    expect(element.getState()).to.deep.equal({
      version,
      route: 'home',
      step: { id: 'address', position: 1, of: 7 },
      assets: ['solar', 'ev', 'ashp'],
      quoteIds: {},
    });
    expect(version).to.match(/^\d+\.\d+\.\d+/);
    await walkHeatPump(element);
    await until(() => element.getState()?.route === 'results');
    const state = element.getState();
    expect(state?.assets).to.deep.equal(['ashp']);
    expect(Object.keys(state?.quoteIds ?? {})).to.deep.equal(['ashp']);
    expect(JSON.stringify(state)).to.not.contain('BS1');
    expect(Object.isFrozen(state)).to.equal(true);
  });

  it('METHODS: out of the page there is no state, and nothing happens', () => {
    const element = create();
    expect(element.getState()).to.equal(null);
    element.start({ journey: 'solar' });
    element.reset();
    expect(element.getState()).to.equal(null);
  });

  it('METHODS: start() begins a journey with a postcode filled in, from any screen', async () => {
    const screens = {
      home: async () => {},
      'the same question': async (element: Element) => {
        await beginHeatPump(element);
        await type(element, 'postcode', 'SW1A');
      },
      'a later question': async (element: Element) => {
        await beginHeatPump(element);
        await answerAddress(element);
        await press(element, 'Next');
        await sees(element, 'Step 2 of 3');
      },
      'the results': walkHeatPump,
    };
    for (const [from, walk] of Object.entries(screens)) {
      const element = await mount();
      await walk(element);
      const before = history.length;
      element.start({ journey: 'solar', postcode: 'bs1 9ab' });
      await until(`solar from ${from}`, () => title(element).includes('Solar and Battery'));
      await until(
        `the postcode, from ${from}`,
        () => root(element).querySelector<HTMLInputElement>('[name="postcode"]')?.value === 'BS19AB',
      );
      expect(text(element), from).to.contain('Step 1 of 3').and.to.not.contain('We cleared your answers');
      expect(element.getState()?.quoteIds, from).to.deep.equal({});
      expect(history.length, from).to.equal(before + 1);
      await cleanUp();
    }
  });

  it('METHODS: start() without a journey begins the one of the attribute', async () => {
    const element = await mount({ journey: 'ev-only' });
    element.start();
    await until(() => text(element).includes('Step 1 of 3'));
    expect(element.getState()?.assets).to.deep.equal(['ev']);
  });

  it('METHODS: start() throws a TypeError for what it can’t use, and nothing has changed', async () => {
    const element = await mount();
    expect(() => element.start({ journey: 'boiler' as 'solar' })).to.throw(TypeError, 'heat-pump');
    expect(() => element.start({ postcode: 'NOWHERE' })).to.throw(TypeError, 'postcode');
    expect(element.getState()?.route).to.equal('home');
  });

  it('METHODS: reset() forgets everything and goes home, also from the question it begins at', async () => {
    const element = await mount();
    await walkHeatPump(element);
    element.reset();
    await sees(element, 'What would an upgrade do for your home?');
    expect(element.getState()?.quoteIds).to.deep.equal({});

    const questions = await mount({ id: 'second', router: 'memory', 'skip-home': '', journey: 'heat-pump' });
    await type(questions, 'postcode', 'BS1');
    questions.reset();
    await until(() => root(questions).querySelector<HTMLInputElement>('[name="postcode"]')?.value === '');
    expect(text(questions)).to.contain('Step 1 of 3');
    expect((await field(questions, 'postcode')).value).to.equal('');
  });

  it('METHODS: messages replaces sentences by key, fills placeholders, and gives back what was set, frozen', async () => {
    const element = await mount({ 'support-phone': '0800 123 4567' });
    element.messages = { 'help.call': 'Ring us: {phone}', 'home.title': '<b>Hello</b>', 'no.such.key': 'x' };
    await sees(element, 'Ring us: 0800 123 4567');
    expect(title(element)).to.equal('<b>Hello</b>');
    expect(Object.isFrozen(element.messages)).to.equal(true);
    expect(element.messages).to.have.property('no.such.key');
  });
});
