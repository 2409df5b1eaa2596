import { expect } from '@open-wc/testing';
import { open, reopen } from '../journeys/stage.ts';
import { givesAddress } from '../journeys/walks.ts';

const SAVING = 213;

/** The page answers the one call that the reference API does not know. */
function answerInsulation(): void {
  const pageFetch = window.fetch.bind(window);
  window.fetch = async (input, init) =>
    /\/request\/insulation\/\d+$/.test(String(input))
      ? new Response(JSON.stringify({ savingPoundsPerYear: SAVING }))
      : pageFetch(input, init);
}

function loadWithInsulation(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = '/with-insulation.js';
    tag.onload = resolve;
    tag.onerror = reject;
    document.head.append(tag);
  });
}

describe('an asset that no file outside its folder knows', () => {
  before(async () => {
    answerInsulation();
    await loadWithInsulation();
  });

  it('has its page, its card and its place in the navigation', async () => {
    const visit = await open({ only: 'insulation' });
    await visit.sees('What more wool in the loft would save.');
    expect(visit.root.textContent).not.to.contain('Heat Pump');
    await visit.presses('Loft insulation');
    await visit.sees('Rolls of mineral wool.');
    expect(location.hash).to.equal('#/quote/loft-insulation');
  });

  it('walks from home to its result', async () => {
    const visit = await open();
    await visit.presses('Explore loft insulation');
    await visit.sees('Explore the impact of loft insulation');
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.sees('Step 2 of 2');
    await visit.chooses('100 mm');
    await visit.presses('See my result');
    await visit.sees(`£${SAVING}`);
    expect(await visit.card('Saved in a year')).to.contain(`£${SAVING}`);
    const result = visit.events.find(({ type }) => type === 'heq-result')?.detail;
    expect(result).to.include({ asset: 'insulation', quoteId: 'loft-100', savingPoundsPerYear: SAVING });
    visit.element.remove();
    const later = await reopen();
    await later.sees(`£${SAVING}`);
  });

  it('is asked about with the others, and its answer comes back after a reload', async () => {
    const visit = await open({ journey: 'insulation', 'skip-home': '' });
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('200 mm');
    visit.element.remove();
    const later = await reopen({ journey: 'insulation', 'skip-home': '' });
    await later.sees('How much insulation is in the loft now?');
    const chosen = later.root.querySelector<HTMLInputElement>('[name=loftDepth]:checked');
    expect(chosen?.value).to.equal('200');
  });
});
