// KEEP-04: the stages that a partner counts. Each is sent once and in order, on every journey.
import { expect } from '@open-wc/testing';
import {
  fillsEnquiry,
  triesWhatIf,
  walksAll,
  walksCompare,
  walksEvOnly,
  walksHeatPump,
  walksSolar,
} from '../browser/results.ts';
import { leave, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAddress, pastAddress, START, seesDetail, starts } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

type StageDetail = { readonly stage: string; readonly reason: string | null };

const stagesOf = ({ events }: Stage): readonly StageDetail[] =>
  events.filter(({ type }) => type === 'heq-stage').map(({ detail }) => detail as StageDetail);

const stages = (visit: Stage) =>
  stagesOf(visit).map(({ stage, reason }) => (stage === 'refused' ? reason : stage));

/** The stages that the API received. */
const recorded = () =>
  requests('trackRecords').flatMap(({ body }) =>
    (body as { propertyDetails: { name: string; value: string }[] }[]).flatMap(({ propertyDetails }) =>
      propertyDetails.filter(({ name }) => name === 'stage').map(({ value }) => value),
    ),
  );

async function opensSums(visit: Stage): Promise<void> {
  for (const one of ['opened', 'closed']) {
    await visit.presses(/^How we worked this out/);
    await until(one, () => !!visit.root.querySelector('[aria-expanded=true]') === (one === 'opened'));
  }
}

async function enquires(visit: Stage): Promise<void> {
  await fillsEnquiry(visit);
  await visit.presses('Enquire');
  await visit.seesGone('Enquire Now');
}

/** Journeys through all stages, and the way to reach `engaged`, which the test repeats after the last stage. */
const WHOLE = [
  ['a heat pump, by its sums', walksHeatPump, opensSums],
  ['a heat pump, by What if', walksHeatPump, triesWhatIf],
  ['solar panels, by their sums', walksSolar, opensSums],
  ['solar panels, by What if', walksSolar, triesWhatIf],
] as const;

const CARS = [
  ['both cars', walksCompare],
  ['an electric car alone', walksEvOnly],
] as const;

describe('stages', () => {
  for (const [name, walks, engages] of WHOLE) {
    it(`KEEP-04: of ${name} are sent once each, in order, to the page and to the API`, async () => {
      const visit = await walks();
      expect(stages(visit)).to.deep.equal(['viewed', 'estimated']);
      await engages(visit);
      await until('engaged', () => stages(visit).includes('engaged'));
      await enquires(visit);
      await engages(visit);
      const all = ['viewed', 'estimated', 'engaged', 'enquired'];
      expect(stages(visit)).to.deep.equal(all);
      await leave(visit);
      await until('the records', () => recorded().length >= 4);
      expect(recorded()).to.deep.equal(all);
    });
  }

  for (const [name, walks] of CARS) {
    it(`KEEP-04 GEN-08: of ${name} end when its sums are opened: there is nothing to enquire about`, async () => {
      const visit = await walks();
      await opensSums(visit);
      await triesWhatIf(visit);
      expect(stages(visit)).to.deep.equal(['viewed', 'estimated', 'engaged']);
      expect(visit.controls()).to.not.include('Arrange a call');
      await leave(visit);
    });
  }

  it('KEEP-04: of all three together are those of one visit: three results are one estimate', async () => {
    const visit = await walksAll();
    await visit.presses('EV');
    await seesDetail(visit, 'Vehicle usage');
    await opensSums(visit);
    await visit.presses('Heat Pump');
    await seesDetail(visit, 'Recommended pump size');
    await opensSums(visit);
    await enquires(visit);
    await visit.presses('Solar & Battery');
    await seesDetail(visit, 'System cost estimate');
    await triesWhatIf(visit);
    await enquires(visit);
    expect(visit.events.filter(({ type }) => type === 'heq-result')).to.have.length(3);
    expect(stages(visit)).to.deep.equal(['viewed', 'estimated', 'engaged', 'enquired']);
    await leave(visit);
  });

  for (const [who, attributes, takes, reason] of [
    ['nobody', {}, false, 'not-taken'],
    ['the page', {}, true, null],
    ['the API', { enquiries: 'api' }, false, null],
  ] as const)
    it(`KEEP-04 AMB-40: say whether an enquiry was accepted: by ${who}`, async () => {
      const visit = await walksHeatPump(attributes);
      if (takes) visit.element.addEventListener('heq-enquiry', (event) => event.preventDefault());
      await enquires(visit);
      await until('enquired', () => stages(visit).includes('enquired'));
      expect(stagesOf(visit).at(-1)).to.deep.equal({ stage: 'enquired', reason });
      await leave(visit);
    });

  it('KEEP-04: never go back: a visitor who enquires at once is not engaged afterwards', async () => {
    const visit = await walksSolar();
    await enquires(visit);
    await opensSums(visit);
    await triesWhatIf(visit);
    expect(stages(visit)).to.deep.equal(['viewed', 'estimated', 'enquired']);
    await leave(visit);
  });

  it('KEEP-04: are sent again for the next journey of a visit, except `viewed`', async () => {
    const visit = await walksHeatPump();
    await opensSums(visit);
    location.hash = '#/quote/home';
    await starts(visit, START.heatPump);
    await givesAddress(visit);
    await visit.presses('Next');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.chooses('Medium');
    await visit.presses('See my result');
    await visit.sees('You could cut your CO2 by about');
    expect(stages(visit)).to.deep.equal(['viewed', 'estimated', 'engaged', 'estimated']);
    await leave(visit);
  });
});

describe('reasons', () => {
  for (const [postcode, reason] of [
    ['BS1 9AF', 'prepayment'],
    ['BS1 9AG', 'gasOnly'],
    ['BS1 9AH', 'nonDomestic'],
    ['BS1 9AJ', 'noElectricity'],
  ] as const) {
    it(`KEEP-04: say why a home was refused: ${reason}`, async () => {
      const visit = await begins(START.heatPump);
      await givesAddress(visit, postcode);
      await until('a reason', () => stagesOf(visit).some(({ stage }) => stage === 'refused'));
      expect(stagesOf(visit)).to.deep.equal([
        { stage: 'viewed', reason: null },
        { stage: 'refused', reason },
      ]);
      await leave(visit);
    });
  }

  it('KEEP-04: say once that solar refused a flat, however often it is chosen', async () => {
    const visit = await pastAddress(START.solar);
    await visit.chooses('Flat');
    await visit.chooses('Semi-detached house');
    await visit.chooses('Flat');
    await visit.sees('We are unable to provide Solar quotes for Flats and Maisonette property types');
    expect(stagesOf(visit).at(-1)).to.deep.equal({ stage: 'refused', reason: 'solarProperty' });
    expect(stagesOf(visit)).to.have.length(2);
    await leave(visit);
  });

  it('KEEP-04: say that a home is outside the service area, and its result is sent as any other', async () => {
    const visit = await walksHeatPump({ 'service-area': 'BA' });
    await until('a reason', () => stagesOf(visit).some(({ stage }) => stage === 'refused'));
    expect([...stages(visit)].sort()).to.deep.equal(['estimated', 'outside-area', 'viewed']);
    await leave(visit);
  });
});
