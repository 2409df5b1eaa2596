import { expect } from '@open-wc/testing';
import { answerQuestions, beginHeatPump, POSTCODE } from '../browser/journey.ts';
import { aTask, cleanUp, mount } from '../browser/mount.ts';
import { changeAnswers, honestNetwork, requests, watchNetwork } from '../browser/network.ts';
import { control, press, root, sees, text, type } from '../browser/screen.ts';
import { until } from '../browser/until.ts';

watchNetwork();

const ADDRESSES = /addresses|recco/;
const QUOTE = /\/quote$/;

/** Answers of a path wait until the function returned is called. */
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

describe('a visitor in a hurry', () => {
  afterEach(honestNetwork);
  afterEach(cleanUp);

  for (const apart of [0, 300]) {
    it(`STEP-ADDR-05: two presses of Search, ${apart} ms apart, ask once`, async () => {
      const element = await mount({ router: 'memory' });
      await beginHeatPump(element);
      await type(element, 'postcode', POSTCODE);
      const search = await control(element, 'Search');
      honestNetwork();
      search.click();
      if (apart) await until('an address', () => root(element).querySelector('[role="option"]'));
      search.click();
      await until('an address', () => root(element).querySelector('[role="option"]'));
      await aTask(50);
      expect(requests(ADDRESSES).length).to.equal(1);
      expect(root(element).querySelectorAll('[role="option"]').length).to.be.greaterThan(0);
    });
  }

  it('LOAD-01: eight presses in one task make one quote', async () => {
    const element = await mount({ router: 'memory' });
    await beginHeatPump(element);
    await answerQuestions(element);
    const see = await control(element, 'See my result');
    honestNetwork();
    for (let times = 0; times < 8; times++) see.click();
    await sees(element, 'Recommended pump size');
    expect(requests(QUOTE).length).to.equal(1);
  });

  it('LOAD-01: Back under the loader goes back, and the quote made meanwhile leads nowhere', async () => {
    const element = await mount();
    await beginHeatPump(element);
    await answerQuestions(element);
    const letGo = hold(QUOTE);
    await press(element, 'See my result');
    await until('the loader', () => root(element).querySelector('dialog[open]'));
    history.back();
    await sees(element, 'Step 2 of 3');
    await until('the loader gone', () => !root(element).querySelector('dialog[open]'));
    letGo();
    await aTask(400);
    expect(text(element)).to.contain('Step 2 of 3');
    expect(location.hash).to.equal('#/quote/switch/home-energy');
  });
});
