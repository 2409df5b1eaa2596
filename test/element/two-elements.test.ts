import { expect } from '@open-wc/testing';
import { answerKeys } from '../browser/answer-keys.ts';
import { restoreConsole, warnings, watchConsole } from '../browser/console.ts';
import { aTask, cleanUp, create, mount, ready } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesAddress, PLAIN_START, START, starts } from '../browser/walks.ts';
import { requestsTo, watchWire } from '../browser/wire.ts';

watchWire();

const own = () => answerKeys().sort();

describe('two elements on one page', () => {
  beforeEach(watchConsole);
  afterEach(restoreConsole);
  afterEach(cleanUp);

  // This test is first, because data that an earlier element has to send may wait for its token until after that test.
  for (const persist of ['session', 'none'])
    it(`EARN-03: belong to one visit, persist="${persist}"`, async () => {
      const before = requestsTo(/track-records$/).length;
      for (const base of ['a', 'b']) await mount({ 'route-base': base, persist });
      const sent = () => requestsTo(/track-records$/).slice(before);
      await until('the records of both', () => sent().length === 2);
      const visits = sent().map(({ body }) => (body as [{ userTrackingId: string }])[0].userTrackingId);
      expect(visits[0]).to.match(/^[0-9a-f]{32}$/);
      expect(visits[1]).to.equal(visits[0]);
    });

  it('EMB-01: an action in one element changes nothing in the other', async () => {
    const one = await mount({ id: 'one', theme: 'harbour' });
    const two = await mount({ id: 'two', 'route-base': 'second', copy: 'plain' });
    const before = visitor(two).title();
    await reachesHeatPump(visitor(one));
    expect(visitor(two).title()).to.equal(before);
    expect(two.getState()).to.deep.include({ route: 'home', quoteIds: {} });
    await starts(visitor(two), PLAIN_START.heatPump);
    await visitor(two).types('Postcode', 'BS1 9AB');
    expect(visitor(one).allText()).to.contain('Recommended pump size');
    expect(warnings()).to.deep.equal([]);
  });

  it('EMB-01: each has its own sentences', async () => {
    const one = await mount({ id: 'one' });
    const two = await mount({ id: 'two', router: 'memory' });
    two.messages = { 'home.title': 'The other one' };
    await visitor(two).sees('The other one');
    expect(visitor(one).allText()).to.contain('What would an upgrade do for your home?');
  });

  it('AMB-41: a second with the same base keeps its route in memory, with one warning', async () => {
    const one = await mount({ id: 'one' });
    const two = await mount({ id: 'two' });
    expect(warnings()).to.have.length(1);
    expect(warnings()[0]).to.contain('#/quote/').and.to.contain('route-base');
    await starts(visitor(two), START.heatPump);
    two.setAttribute('theme', 'volt');
    await aTask();
    expect(location.hash).to.equal('');
    await visitor(one).presses('Heat pumps');
    expect(location.hash).to.equal('#/quote/heat-pump');
    expect(two.getState()?.route).to.equal('switch/home-energy');
    expect(warnings()).to.have.length(1);
  });

  it('AMB-41: when the first is removed, its base is free again', async () => {
    const one = await mount({ id: 'one' });
    one.remove();
    await aTask();
    const two = await mount({ id: 'two' });
    await visitor(two).presses('Heat pumps');
    expect(location.hash).to.equal('#/quote/heat-pump');
    expect(warnings()).to.deep.equal([]);
  });

  it('AMB-41: with bases of their own both keep their routes, and Back moves the one that moved', async () => {
    const one = await mount({ id: 'one' });
    const two = await mount({ id: 'two', 'route-base': 'second' });
    await visitor(one).presses('Heat pumps');
    await visitor(two).presses('Solar & battery');
    expect(location.hash).to.equal('#/second/solar-battery');
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
    await visitor(two).sees('What would an upgrade do for your home?');
    expect(one.getState()?.route).to.equal('heat-pump');
    expect(two.getState()?.route).to.equal('home');
  });

  it('AMB-41 AMB-47: another element can use a base and a key that one gives up', async () => {
    const one = await mount({ 'route-base': 'a' });
    one.setAttribute('route-base', 'b');
    await aTask();
    const two = await mount({ 'route-base': 'a' });
    await starts(visitor(two), START.heatPump);
    expect(location.hash).to.contain('#/a/');
    expect(own()).to.deep.equal(['home-energy-quote:a']);
    expect(warnings()).to.deep.equal([]);
  });

  it('AMB-47: each keeps its progress under its own key, with an id and without', async () => {
    const one = create({ 'route-base': 'a' });
    const two = create({ id: 'named', 'route-base': 'b' });
    const three = create({ 'route-base': 'a', router: 'memory' });
    for (const element of [one, two, three]) {
      document.body.append(element);
      await ready(element);
      await starts(visitor(element), START.heatPump);
    }
    await givesAddress(visitor(one));
    expect(own()).to.have.length(3);
    expect((await visitor(two).field('Postcode')).value).to.equal('');
    expect((await visitor(three).field('Postcode')).value).to.equal('');
  });
});
