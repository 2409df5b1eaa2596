import { expect } from '@open-wc/testing';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesHeatPump, HOME, START, starts } from '../browser/walks.ts';
import { forgetWire, holdAnswers, requestsTo, watchWire } from '../browser/wire.ts';

watchWire();

const ADDRESSES = /addresses|recco/;
const QUOTE = /\/quote$/;

describe('a visitor in a hurry', () => {
  afterEach(forgetWire);
  afterEach(cleanUp);

  for (const apart of [0, 300]) {
    it(`STEP-ADDR-05: two presses of Search, ${apart} ms apart, send one request`, async () => {
      const element = await mount({ router: 'memory' });
      const visit = visitor(element);
      await starts(visit, START.heatPump);
      await visit.types('Postcode', HOME.gasSemi);
      const search = await visit.control('Search');
      forgetWire();
      search.click();
      if (apart) await until('an address', () => visit.root.querySelector('[role="option"]'));
      search.click();
      await until('an address', () => visit.root.querySelector('[role="option"]'));
      await aTask(50);
      expect(requestsTo(ADDRESSES).length).to.equal(1);
      expect(visit.root.querySelectorAll('[role="option"]').length).to.be.greaterThan(0);
    });
  }

  it('LOAD-01: eight presses in one task create one quote', async () => {
    const element = await mount({ router: 'memory' });
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesHeatPump(visit);
    const see = await visit.control('See my result');
    forgetWire();
    for (let times = 0; times < 8; times++) see.click();
    await visit.sees('Recommended pump size');
    expect(requestsTo(QUOTE).length).to.equal(1);
  });

  it('LOAD-01: Back during the loader goes back, and the quote that arrives later changes nothing', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesHeatPump(visit);
    const letGo = holdAnswers(QUOTE);
    await visit.presses('See my result');
    await until('the loader', () => visit.root.querySelector('dialog[open]'));
    history.back();
    await visit.sees('Step 2 of 3');
    await until('the loader gone', () => !visit.root.querySelector('dialog[open]'));
    letGo();
    await aTask(400);
    expect(visit.allText()).to.contain('Step 2 of 3');
    expect(location.hash).to.equal('#/quote/switch/home-energy');
  });
});
