import { expect } from '@open-wc/testing';
import { answerKeys } from '../browser/answer-keys.ts';
import { answerAddress, beginHeatPump, walkHeatPump } from '../browser/journey.ts';
import { cleanUp, mount } from '../browser/mount.ts';
import { control, field, press, root, sees, text, title, type } from '../browser/screen.ts';
import { until } from '../browser/until.ts';

const CLEARED = 'We cleared your answers.';

function back(): Promise<unknown> {
  return going(() => history.back());
}

function going(move: () => void): Promise<unknown> {
  const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  move();
  return told;
}

describe('what a change of route does to the answers', () => {
  afterEach(cleanUp);

  it('HOME-05, HOME-06, HOME-07, AMB-47: entering home forgets quote, lists and what was stored', async () => {
    const element = await mount();
    await walkHeatPump(element);
    expect(answerKeys()).to.have.length(1);
    await press(element, 'Home');
    await sees(element, 'What would an upgrade do for your home?');
    expect(element.getState()).to.deep.include({ quoteIds: {}, assets: ['solar', 'ev', 'ashp'] });
    // SEEN-07: what stays is the way back to the quote, and no answer beside it.
    expect(answerKeys()).to.have.length(1);
    const kept = JSON.parse(sessionStorage.getItem(answerKeys()[0] ?? '') ?? '{}');
    expect(kept).to.deep.include({ quoteIds: {}, drafts: {}, at: null, headline: null, share: null });
    expect(kept.answers).to.include({ address: null, propertyId: null, heatingFuel: null });
    expect(kept.left.quoteIds).to.have.keys('ashp');
    await beginHeatPump(element);
    expect((await field(element, 'postcode')).value).to.equal('');
    expect(text(element)).to.not.contain(CLEARED);
  });

  it('WIZ-10: arriving from home or a landing page keeps what was answered', async () => {
    for (const page of ['Solar & battery', 'Electric vehicles', 'Heat pumps']) {
      const element = await mount();
      await beginHeatPump(element);
      await answerAddress(element);
      await press(element, page);
      await until('the landing page', () => !text(element).includes('Step 1'));
      await back();
      await sees(element, 'Your address');
      expect(text(element), page).to.not.contain(CLEARED);
      await cleanUp();
    }
  });

  it('LAND-02, LAND-04: a landing page sets its own flag and keeps the answers', async () => {
    const element = await mount();
    await beginHeatPump(element);
    await answerAddress(element);
    await press(element, 'Solar & battery');
    await press(element, 'Explore solar & battery');
    await sees(element, 'Your address');
    expect(title(element)).to.contain('Explore the impact of Solar and Battery');
    expect(element.getState()?.assets).to.deep.equal(['solar']);
  });

  it('WIZ-11, AMB-13: Back from the results clears the answers and offers them again', async () => {
    const element = await mount();
    await walkHeatPump(element);
    await back();
    await sees(element, CLEARED);
    expect((await field(element, 'postcode')).value).to.equal('');
    expect(element.getState()?.quoteIds).to.deep.equal({});
    expect(title(element)).to.contain('Explore the impact of Air-Source Heat Pumps');
    await press(element, 'Put them back');
    await sees(element, 'Step 3 of 3');
    expect(root(element).querySelector('[name="insulation"]:checked')).to.not.equal(null);
    await press(element, 'Back');
    await press(element, 'Back');
    await control(element, 'Change address');
    expect(text(element)).to.contain('BS1 9AA').and.not.contain(CLEARED);
  });

  it('AMB-13: Back from the results and Forward again shows them as they were', async () => {
    const element = await mount();
    await walkHeatPump(element);
    const { quoteIds } = element.getState() ?? {};
    await back();
    await sees(element, CLEARED);
    await going(() => history.forward());
    await sees(element, 'Recommended tariff');
    expect(element.getState()?.quoteIds).to.deep.equal(quoteIds);
    await back();
    await press(element, 'Put them back');
    await sees(element, 'Step 3 of 3');
  });

  it('AMB-13: what was only typed is put back too', async () => {
    const element = await mount();
    await beginHeatPump(element);
    await type(element, 'postcode', 'BS1 9');
    location.hash = '#/quote/results';
    await sees(element, 'No result found');
    await back();
    await sees(element, CLEARED);
    await press(element, 'Put them back');
    await until(() => root(element).querySelector<HTMLInputElement>('[name="postcode"]')?.value === 'BS19');
  });

  it('WIZ-11, AMB-13: arriving from the error page clears the answers and offers them again', async () => {
    const element = await mount();
    await beginHeatPump(element);
    await answerAddress(element);
    location.hash = '#/quote/error/401';
    await sees(element, 'We could not authorise this request.');
    await press(element, 'Try Again');
    await sees(element, CLEARED);
    expect(element.getState()?.route).to.equal('switch/home-energy');
  });

  it('WIZ-11, HOME-05: a direct load begins with nothing, and home discards the answers kept to be put back', async () => {
    history.replaceState(null, '', '#/quote/switch/home-energy');
    const element = await mount();
    expect(text(element)).to.contain('Step 1 of 7').and.to.not.contain(CLEARED);
    await answerAddress(element);
    location.hash = '#/quote/results';
    await sees(element, 'No result found');
    await back();
    await sees(element, CLEARED);
    await press(element, 'Home');
    await beginHeatPump(element);
    expect(text(element)).to.not.contain(CLEARED);
  });

  it('AMB-50: results without a quote say so, with a way on', async () => {
    history.replaceState(null, '', '#/quote/results');
    const element = await mount();
    await sees(element, 'No result found');
    await press(element, 'Start a quote');
    await sees(element, 'What would an upgrade do for your home?');
  });
});
