import { expect } from '@open-wc/testing';
import { fillsEnquiry } from '../browser/results.ts';
import { faults, leave, open, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { beginsWith, CONTACT, givesAddress } from '../browser/walks.ts';
import { onTheWay, watchWire } from '../browser/wire.ts';
import { quoted } from '../journeys/solar-and-pump.ts';

function loadWithInsulation(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = '/with-insulation.js';
    tag.onload = resolve;
    tag.onerror = reject;
    document.head.append(tag);
  });
}

const pounds = ({ textContent }: Element) =>
  Number(/£([\d,]+)/.exec(textContent ?? '')?.[1]?.replace(',', ''));

async function atLoft(): Promise<Stage> {
  const visit = await open({ ...CONTACT, share: 'on' });
  await visit.presses('Explore loft insulation');
  await visit.sees('Explore the impact of loft insulation');
  await givesAddress(visit);
  await visit.presses('Next');
  await visit.sees('What type of home is it?');
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.sees('Step 3 of 3');
  return visit;
}

async function walksLoft(): Promise<Stage> {
  const visit = await atLoft();
  await visit.chooses('100 mm');
  await visit.presses('See my result');
  await visit.sees('Saved in a year');
  return visit;
}

describe('an asset that is defined only in its own folder', () => {
  before(async () => {
    watchWire();
    await loadWithInsulation();
  });

  it('has its page, its card and its link in the navigation', async () => {
    const visit = await open({ only: 'insulation' });
    await visit.sees('What more wool in the loft would save.');
    expect(visit.root.textContent).not.to.contain('Heat Pump');
    await visit.presses('Loft insulation');
    await visit.sees('Rolls of mineral wool.');
    expect(location.hash).to.equal('#/quote/loft-insulation');
  });

  it('is counted among all assets on home', async () => {
    const visit = await open(CONTACT);
    await visit.sees('Explore all four together');
    await visit.sees(
      'See what solar, an electric car, a heat pump and insulation would do for your bills and CO2.',
    );
    await leave(visit);
  });

  it('leads from home to the server’s result, with its source', async () => {
    const visit = await walksLoft();
    const shown = await visit.card('Saved in a year');
    const { detail } = visit.events.find(({ type }) => type === 'heq-result')!;
    expect(detail).to.include({ asset: 'insulation' });
    expect(shown).to.contain(`£${Math.round(detail.savingPoundsPerYear)}`);
    expect(detail.savingPoundsPerYear).to.be.greaterThan(10);
    expect(visit.root.textContent).to.contain('RdSAP 2012, Table S9');
    visit.element.remove();
    const later = await reopen({ ...CONTACT, share: 'on' });
    expect(await later.card('Saved in a year')).to.equal(shown);
    await leave(later);
  });

  it('draws the insulation in the loft when the question is answered', async () => {
    const visit = await atLoft();
    expect(visit.root.querySelector('.house__quilt')).to.equal(null);
    await visit.chooses('100 mm');
    await until('a quilt', () => visit.root.querySelector('.house__quilt'));
    await leave(visit);
  });

  it('can be edited on its result: less insulation today saves more', async () => {
    const visit = await walksLoft();
    const saved = async () => Number(/£(\d+)/.exec(await visit.card('Saved in a year'))?.[1]);
    const before = await saved();
    await visit.presses('Change what is in the loft');
    await visit.chooses('0 mm');
    await visit.presses('Done');
    await visit.sees(`was £${before}`);
    expect(await saved()).to.be.greaterThan(before);
    await leave(visit);
  });

  it('is part of a shared link and of an enquiry', async () => {
    const visit = await walksLoft();
    const shown = await visit.card('Saved in a year');
    await visit.presses('Share these results');
    await visit.sees(/^Your link shows these results without your address or name/);
    const link = (await visit.field('Link to these results')).value;
    await fillsEnquiry(visit);
    await visit.presses('Enquire');
    await until('an enquiry', () => visit.events.find(({ type }) => type === 'heq-enquiry'));
    const { detail } = visit.events.find(({ type }) => type === 'heq-enquiry')!;
    expect(detail.brief.quotes[0].asset).to.equal('insulation');
    expect(detail.summary.split('\n')).to.include.members([
      `— ${visit.root.querySelector('[part=figure]')?.getAttribute('aria-label')}`,
      `Saved in a year: ${shown.replace('Saved in a year', '')}`,
      'In the loft today: 100 mm',
    ]);
    await leave(visit);
    history.replaceState(null, '', new URL(link).hash);
    const other = await reopen({ share: 'on' });
    await other.sees(/^Someone shared/);
    expect(await other.card('Saved in a year')).to.equal(shown);
    await leave(other);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is part of the one bill: what it saves of heating reduces that part', async () => {
    const visit = await beginsWith(['solar', 'insulation']);
    // The server takes the home of the quote that it stored last: another house, so that either takes panels.
    onTheWay('ashpPropertyTypes', () => [{ id: 4, name: 'Semi-detached house' }]);
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('How much of the day is someone at home?');
    await visit.presses('Next');
    await visit.chooses('0 mm');
    await visit.presses('See my result');
    await visit.sees('Energy and driving, a year');
    expect(quoted(), 'the home in each list').to.deep.equal({ solar: 2, insulation: 4 });
    await visit.opens('What each part costs');
    const row = (await visit.sees('Heating fuel')).closest('tr');
    const [today, after] = [...(row?.querySelectorAll('td') ?? [])].map(pounds);
    expect(after).to.be.greaterThan(100);
    expect(after).to.be.lessThan((today ?? 0) - 50);
    await visit.opens('How this adds up');
    const shares = [...visit.root.querySelectorAll('.combined__folds tr')].map(
      ({ children: [name, together] }) => `${name?.textContent}${together?.textContent}`,
    );
    expect(shares).to.include(`Insulation£${(today ?? 0) - (after ?? 0)}`);
    await leave(visit);
  });

  it('is left out if its list of homes cannot be fetched, and the rest continues', async () => {
    const visit = await beginsWith(['solar', 'insulation']);
    await faults({ call: 'GET /request/customer/property/ashp', status: 422 });
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Detached house');
    await visit.presses('Continue without insulation');
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    expect(quoted()).to.deep.equal({ solar: 1 });
    await faults();
    await leave(visit);
  });

  it('asks once for all assets that share its list of homes, with both names', async () => {
    const visit = await beginsWith(['solar', 'ashp', 'insulation']);
    onTheWay('ashpPropertyTypes', () => [{ id: 4, name: 'House on its own' }]);
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Detached house');
    await visit.sees('Which of these is it, for the heat pump and insulation?');
    await visit.chooses('House on its own');
    await visit.presses('Next');
    await visit.sees('How much of the day is someone at home?');
    await visit.presses('Next');
    await visit.chooses('Gas');
    await visit.chooses('Medium');
    await visit.presses('Next');
    await visit.chooses('0 mm');
    await visit.presses('See my result');
    await visit.sees('Energy and driving, a year');
    expect(quoted()).to.deep.equal({ solar: 1, ashp: 4, insulation: 4 });
    await leave(visit);
  });

  it('is left out, with the asset that shares its list of homes, if the list cannot be fetched', async () => {
    const visit = await beginsWith(['solar', 'ashp', 'insulation']);
    await faults({ call: 'GET /request/customer/property/ashp', status: 422 });
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Detached house');
    await visit.presses('Continue without the heat pump and insulation');
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    expect(quoted()).to.deep.equal({ solar: 1 });
    await faults();
    await leave(visit);
  });

  it('has its question among the others, and its answer is restored after a reload', async () => {
    const visit = await open({ journey: 'insulation', 'skip-home': '' });
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.chooses('200 mm');
    visit.element.remove();
    const later = await reopen({ journey: 'insulation', 'skip-home': '' });
    await later.sees('How much insulation is in the loft now?');
    const chosen = later.root.querySelector<HTMLInputElement>('[name=loftDepth]:checked');
    expect(chosen?.value).to.equal('200');
  });
});
