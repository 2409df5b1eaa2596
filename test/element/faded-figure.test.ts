// What an edit leaves at a figure: the earlier value, for as long as it is seen.
import { expect } from '@open-wc/testing';
import { withMotion } from '../browser/emulate.ts';
import { walksSolar } from '../browser/results.ts';
import { until } from '../browser/until.ts';

describe('the value before an edit', () => {
  before(withMotion);

  it('RES-06: takes no room at the figure once it has faded', async () => {
    const visit = await walksSolar();
    await visit.opens('Make your result more exact');
    await visit.picks('Your roof faces', 'North');
    await visit.presses('Done');
    const was = await until('it', () => visit.root.querySelector<HTMLElement>('.figure__was'));
    expect(was.getBoundingClientRect().width).to.be.greaterThan(0);
    for (const fading of was.getAnimations()) fading.finish();
    await until('no room', () => was.getBoundingClientRect().width === 0);
  });
});
