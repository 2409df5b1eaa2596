// The layout of screens: what is next to what, and which button is the main one.
import { expect } from '@open-wc/testing';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, givesAll, givesHome, pastAddress, START } from '../browser/walks.ts';

const all = (visit: Stage, selector: string) => [...visit.root.querySelectorAll<HTMLElement>(selector)];

function box(visit: Stage, selector: string): DOMRect {
  const [found] = all(visit, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found.getBoundingClientRect();
}

describe('the shape of a screen', () => {
  it('BEY-07: the button that continues after a refusal is the one filled button', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit, 'BS1 9AH');
    await visit.sees(/unable to proceed/);
    const ground = async (name: string) => getComputedStyle(await visit.control(name)).backgroundColor;
    const main = await ground('Choose another address');
    expect(await ground('Next')).to.not.equal(main);
    await visit.presses('Choose another address');
    await until('Search to be the main one', async () => (await ground('Search')) === main);
    expect(await ground('Next')).to.not.equal(main);
    await givesAddress(visit);
    await until('Next to be the main one again', async () => (await ground('Next')) === main);
  });

  it('BEY-07: the main button for a prepayment home is the partner’s number; without one, another address', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit, 'BS1 9AF');
    await visit.sees(/unable to proceed/);
    const main = () => all(visit, '.refusal .button--primary').map(({ textContent }) => textContent);
    expect(main()).to.deep.equal(['Call 0117 496 0142']);
    visit.element.removeAttribute('support-phone');
    await until('another address to be it', () => main().join() === 'Choose another address');
  });

  it('HON-19: on a wide page the home is next to the figure, the bill below both, and the CO2 below all', async () => {
    const visit = await pastAddress(START.heatPump, undefined, { style: 'inline-size: 1200px' });
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    const headline = '.result__headline';
    const words = box(visit, `${headline} .figure`);
    const [bill, home] = [box(visit, `${headline} .bar-compare`), box(visit, `${headline} .day-home`)];
    const carbon = box(visit, '.heat-pump-second');
    expect(home.left).to.be.above(words.right - 1);
    expect(home.top, 'it starts at the top of the card').to.be.below(words.top);
    expect(bill.top).to.be.at.least(Math.max(words.bottom, home.bottom));
    expect(carbon.top).to.be.at.least(bill.bottom);
  });

  it('on a wide page, a question with its reason next to it keeps its distance from its answers', async () => {
    const visit = await pastAddress(START.heatPump, undefined, { style: 'inline-size: 1200px' });
    await visit.sees('What type of home is it?');
    const question = box(visit, '[data-lead]');
    const answer = box(visit, '.choices__option');
    expect(answer.top - question.bottom).to.be.at.least(16);
  });

  it('STEP-PROP-01: a type’s name has the whole width of its card, so that it takes two lines at most', async () => {
    for (const px of [480, 768, 1200]) {
      const visit = await pastAddress(START.heatPump, undefined, { style: `inline-size: ${px}px` });
      await visit.sees('Semi-detached / terraced bungalow');
      const lines = all(visit, '.choices__title').map((name) => {
        const line = parseFloat(getComputedStyle(name).lineHeight);
        return Math.round(name.getBoundingClientRect().height / line);
      });
      expect(Math.max(...lines), `${px} px`).to.equal(2);
    }
  });

  it('AMB-09: in a narrow column the tabs begin on one line, however long their names', async () => {
    const visit = await begins(START.all, { style: 'inline-size: 320px' });
    await givesAll(visit);
    await visit.presses('See my result');
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
    const tops = all(visit, '.tabs__name').map((name) => name.getBoundingClientRect().top);
    expect(new Set(tops)).to.have.property('size', 1);
    expect(tops).to.have.length(3);
  });
});
