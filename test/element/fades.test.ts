// What fades: the value before an edit, until it takes no room, and a question that arrives, which no frame leaves empty.
import { expect } from '@open-wc/testing';
import { withMotion } from '../browser/emulate.ts';
import { walksSolar } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { pastAddress, START } from '../browser/walks.ts';

describe('the value before an edit', () => {
  before(withMotion);

  it('RES-06: takes no room at the figure once it has faded, and nothing below it moves', async () => {
    const visit = await walksSolar();
    visit.element.style.inlineSize = '390px';
    await visit.opens('Make your result more exact');
    await visit.picks('Your roof faces', 'North');
    await visit.presses('Done');
    const was = await until('it', () => visit.root.querySelector<HTMLElement>('.figure__was'));
    expect(was.getBoundingClientRect().width).to.be.greaterThan(0);
    expect(getComputedStyle(was).textDecorationLine, 'a line through it would read as a discount').to.equal(
      'none',
    );
    const figure = was.closest<HTMLElement>('.figure')!;
    const height = figure.offsetHeight;
    for (const fading of was.getAnimations()) fading.finish();
    await until('no room', () => was.getBoundingClientRect().width === 0);
    expect(figure.offsetHeight).to.equal(height);
    visit.element.style.inlineSize = '';
  });
});

describe('a question that arrives', () => {
  before(withMotion);

  it('WIZ-12: can be seen from its first frame', async () => {
    const visit = await pastAddress(START.solar);
    const form = await until('it', () => visit.root.querySelector('.step-form'));
    const [arrives] = form.getAnimations();
    expect(arrives, 'it arrives').not.to.equal(undefined);
    arrives?.pause();
    arrives!.currentTime = 0;
    expect(Number(getComputedStyle(form).opacity)).to.be.greaterThan(0.3);
  });
});
