import { expect } from '@open-wc/testing';
import { cleanUp, create, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { type Visitor, visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';

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
    await reachesHeatPump(visitor(element));
    await until(() => element.getState()?.route === 'results');
    const state = element.getState();
    expect(state?.assets).to.deep.equal(['ashp']);
    expect(Object.keys(state?.quoteIds ?? {})).to.deep.equal(['ashp']);
    expect(JSON.stringify(state)).to.not.contain('BS1');
    expect(Object.isFrozen(state)).to.equal(true);
  });

  it('METHODS: a removed element has no state, and its methods do nothing', () => {
    const element = create();
    expect(element.getState()).to.equal(null);
    element.start({ journey: 'solar' });
    element.reset();
    expect(element.getState()).to.equal(null);
  });

  it('METHODS: start() begins a journey with a postcode filled in, from any screen', async () => {
    const screens = {
      home: async () => {},
      'the same question': async (visit: Visitor) => {
        await starts(visit, START.heatPump);
        await visit.types('Postcode', 'SW1A');
      },
      'a later question': async (visit: Visitor) => {
        await starts(visit, START.heatPump);
        await givesAddress(visit);
        await visit.presses('Next');
        await visit.sees('Step 2 of 3');
      },
      'the results': reachesHeatPump,
    };
    for (const [from, walk] of Object.entries(screens)) {
      const element = await mount();
      const visit = visitor(element);
      await walk(visit);
      const before = history.length;
      element.start({ journey: 'solar', postcode: 'bs1 9ab' });
      await until(`solar from ${from}`, () => visit.title().includes('Solar and Battery'));
      await until(
        `the postcode, from ${from}`,
        () => visit.root.querySelector<HTMLInputElement>('[name="postcode"]')?.value === 'BS19AB',
      );
      expect(visit.allText(), from).to.contain('Step 1 of 3').and.to.not.contain('We cleared your answers');
      expect(element.getState()?.quoteIds, from).to.deep.equal({});
      expect(history.length, from).to.equal(before + 1);
      await cleanUp();
    }
  });

  it('METHODS: start() without a journey begins the one of the attribute', async () => {
    const element = await mount({ journey: 'ev-only' });
    element.start();
    await until(() => visitor(element).allText().includes('Step 1 of 3'));
    expect(element.getState()?.assets).to.deep.equal(['ev']);
  });

  it('METHODS: start() throws a TypeError for an invalid argument, and changes nothing', async () => {
    const element = await mount();
    expect(() => element.start({ journey: 'boiler' as 'solar' })).to.throw(TypeError, 'heat-pump');
    expect(() => element.start({ postcode: 'NOWHERE' })).to.throw(TypeError, 'postcode');
    expect(element.getState()?.route).to.equal('home');
  });

  it('METHODS: reset() forgets everything and goes to the home page, also from the first question', async () => {
    const element = await mount();
    await reachesHeatPump(visitor(element));
    element.reset();
    await visitor(element).sees('What would an upgrade do for your home?');
    expect(element.getState()?.quoteIds).to.deep.equal({});

    const questions = await mount({ id: 'second', router: 'memory', 'skip-home': '', journey: 'heat-pump' });
    const visit = visitor(questions);
    await visit.types('Postcode', 'BS1');
    questions.reset();
    await until(() => visit.root.querySelector<HTMLInputElement>('[name="postcode"]')?.value === '');
    expect(visit.allText()).to.contain('Step 1 of 3');
    expect((await visit.field('Postcode')).value).to.equal('');
  });

  it('METHODS: messages replaces sentences by key, fills placeholders, and gives back what was set, frozen', async () => {
    const element = await mount({ 'support-phone': '0800 123 4567' });
    const visit = visitor(element);
    element.messages = { 'help.call': 'Ring us: {phone}', 'home.title': '<b>Hello</b>', 'no.such.key': 'x' };
    await visit.sees('Ring us: 0800 123 4567');
    expect(visit.title()).to.equal('<b>Hello</b>');
    expect(Object.isFrozen(element.messages)).to.equal(true);
    expect(element.messages).to.have.property('no.such.key');
  });
});
