import { expect } from '@open-wc/testing';
import { withMotion } from '../browser/emulate.ts';
import { loadWidget } from '../browser/load-widget.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { type Visitor, visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';
import { running, watchPage } from './support/watch-page.ts';

watchPage();

describe('what an element leaves behind when it is removed', () => {
  // The chart library adds some listeners once for the page, which are not counted.
  before(async () => {
    await withMotion();
    await loadWidget();
    await until('the timers of the test runner to end', () => running().length === 0);
  });
  afterEach(cleanUp);

  it('EMB-01: is no timer, frame, observer or listener, from any screen', async () => {
    const before = running();
    for (const walk of [
      async () => {},
      (visit: Visitor) => starts(visit, START.heatPump),
      async (visit: Visitor) => {
        await starts(visit, START.heatPump);
        await givesAddress(visit);
      },
      reachesHeatPump,
      async (visit: Visitor) => {
        await reachesHeatPump(visit);
        await visit.presses('Change property');
        await visit.sees('Choose Property');
      },
    ]) {
      const element = await mount({ 'support-phone': '0800 123 4567', share: 'on' });
      await walk(visitor(element));
      expect(running(), 'while it runs').to.not.deep.equal(before);
      element.remove();
      await aTask(50);
      await until(`fewer than: ${running()}`, () => running().length <= before.length).catch(() => {});
      expect(running()).to.deep.equal(before);
      await cleanUp();
    }
  });

  it('EMB-01: is nothing either if it waits to be seen, or moved while its dialog was open', async () => {
    const before = running();
    const far = document.createElement('div');
    far.style.marginBlockStart = '9000px';
    document.body.append(far);
    const lazy = document.createElement('home-energy-quote');
    lazy.setAttribute('loading', 'lazy');
    far.append(lazy);
    await aTask(50);
    expect(lazy.shadowRoot?.querySelector('.root')).to.equal(null);
    far.remove();
    await aTask(50);
    expect(running()).to.deep.equal(before);
  });

  it('EMB-01: is no listener that would keep the page out of the back-forward cache', async () => {
    await mount();
    expect(running().filter((what) => /unload/.test(what))).to.deep.equal([]);
  });
});
