import { expect } from '@open-wc/testing';
import { answerKeys } from '../browser/answer-keys.ts';
import { cleanUp, mount } from '../browser/mount.ts';
import { reachesHeatPump } from '../browser/results.ts';
import { until } from '../browser/until.ts';
import { visitor } from '../browser/visitor.ts';
import { givesAddress, START, starts } from '../browser/walks.ts';

const CLEARED = 'We cleared your answers.';

function back(): Promise<unknown> {
  return going(() => history.back());
}

function going(move: () => void): Promise<unknown> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  move();
  return moved;
}

describe('what a change of route does to the answers', () => {
  afterEach(cleanUp);

  it('HOME-05, HOME-06, HOME-07, AMB-47: arriving at home deletes the quote, the lists and the stored progress', async () => {
    const element = await mount();
    const visit = visitor(element);
    await reachesHeatPump(visit);
    expect(answerKeys()).to.have.length(1);
    await visit.presses('Home');
    await visit.sees('What would an upgrade do for your home?');
    expect(element.getState()).to.deep.include({ quoteIds: {}, assets: ['solar', 'ev', 'ashp'] });
    // SEEN-07: only the way back to the quote is kept, and no answers.
    expect(answerKeys()).to.have.length(1);
    const kept = JSON.parse(sessionStorage.getItem(answerKeys()[0] ?? '') ?? '{}');
    expect(kept).to.deep.include({ quoteIds: {}, drafts: {}, at: null, headline: null, share: null });
    expect(kept.answers).to.include({ address: null, propertyId: null, heatingFuel: null });
    expect(kept.left.quoteIds).to.have.keys('ashp');
    await starts(visit, START.heatPump);
    expect((await visit.field('Postcode')).value).to.equal('');
    expect(visit.allText()).to.not.contain(CLEARED);
  });

  it('WIZ-10: arriving from home or a landing page keeps what was answered', async () => {
    for (const page of ['Solar & battery', 'Electric vehicles', 'Heat pumps']) {
      const element = await mount();
      const visit = visitor(element);
      await starts(visit, START.heatPump);
      await givesAddress(visit);
      await visit.presses(page);
      await until('the landing page', () => !visit.allText().includes('Step 1'));
      await back();
      await visit.sees('Your address');
      expect(visit.allText(), page).to.not.contain(CLEARED);
      await cleanUp();
    }
  });

  it('LAND-02, LAND-04: a landing page sets its own flag and keeps the answers', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    await visit.presses('Solar & battery');
    await visit.presses('Explore solar & battery');
    await visit.sees('Your address');
    expect(visit.title()).to.contain('Explore the impact of Solar and Battery');
    expect(element.getState()?.assets).to.deep.equal(['solar']);
  });

  it('WIZ-11, AMB-13: Back from the results clears the answers and offers them again', async () => {
    const element = await mount();
    const visit = visitor(element);
    await reachesHeatPump(visit);
    await back();
    await visit.sees(CLEARED);
    expect((await visit.field('Postcode')).value).to.equal('');
    expect(element.getState()?.quoteIds).to.deep.equal({});
    expect(visit.title()).to.contain('Explore the impact of Air-Source Heat Pumps');
    await visit.presses('Put them back');
    await visit.sees('Step 3 of 3');
    expect(visit.root.querySelector('[name="insulation"]:checked')).to.not.equal(null);
    await visit.presses('Back');
    await visit.presses('Back');
    await visit.control('Change address');
    expect(visit.allText()).to.contain('BS1 9AA').and.not.contain(CLEARED);
  });

  it('AMB-13: Back from the results and Forward again shows them as they were', async () => {
    const element = await mount();
    const visit = visitor(element);
    await reachesHeatPump(visit);
    const { quoteIds } = element.getState() ?? {};
    await back();
    await visit.sees(CLEARED);
    await going(() => history.forward());
    await visit.sees('Recommended tariff');
    expect(element.getState()?.quoteIds).to.deep.equal(quoteIds);
    await back();
    await visit.presses('Put them back');
    await visit.sees('Step 3 of 3');
  });

  it('AMB-13: restores typed text too', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await visit.types('Postcode', 'BS1 9');
    location.hash = '#/quote/results';
    await visit.sees('No result found');
    await back();
    await visit.sees(CLEARED);
    await visit.presses('Put them back');
    await until(() => visit.root.querySelector<HTMLInputElement>('[name="postcode"]')?.value === 'BS19');
  });

  it('WIZ-11, AMB-13: arriving from the error page clears the answers and offers them again', async () => {
    const element = await mount();
    const visit = visitor(element);
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    location.hash = '#/quote/error/401';
    await visit.sees('We could not authorise this request.');
    await visit.presses('Try Again');
    await visit.sees(CLEARED);
    expect(element.getState()?.route).to.equal('switch/home-energy');
  });

  it('WIZ-11, HOME-05: a direct load begins without answers, and home discards the answers that could be restored', async () => {
    history.replaceState(null, '', '#/quote/switch/home-energy');
    const element = await mount();
    const visit = visitor(element);
    expect(visit.allText()).to.contain('Step 1 of 7').and.to.not.contain(CLEARED);
    await givesAddress(visit);
    location.hash = '#/quote/results';
    await visit.sees('No result found');
    await back();
    await visit.sees(CLEARED);
    await visit.presses('Home');
    await starts(visit, START.heatPump);
    expect(visit.allText()).to.not.contain(CLEARED);
  });

  it('AMB-50: results without a quote say so, with a way to continue', async () => {
    history.replaceState(null, '', '#/quote/results');
    const element = await mount();
    const visit = visitor(element);
    await visit.sees('No result found');
    await visit.presses('Start a quote');
    await visit.sees('What would an upgrade do for your home?');
  });
});
