import { expect } from '@open-wc/testing';
import {
  fillsEnquiry,
  find,
  text,
  triesWhatIf,
  walksAll,
  walksCompare,
  walksEvOnly,
  walksHeatPump,
  walksSolar,
} from '../browser/results.ts';
import { leave, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, CONTACT, givesAddress, givesHome, START } from '../browser/walks.ts';
import { allRequests, lastAnswer, requests } from '../browser/wire.ts';

/** The visitor's personal data on these walks: address, number plates, meter numbers, name and contact details. */
const PERSONAL =
  /BS1\s?9A\w|Harbour View|FO18\s?RDX|EV21\s?LEF|(?<![\w.-])\d{13}(?![\w.-])|Lovelace|ada@|496 0000/i;

/** The searches for addresses, whose URL may name the postcode, as SECURITY.md says. */
const NAMED = /^\/request\/address\/(recco|list\/postcode)$/;

const inMemory = () => [location.href, document.title, document.referrer, JSON.stringify(history.state)];

function found(visit: Stage): readonly string[] {
  const asked = allRequests()
    .filter(({ url }) => !NAMED.test(url.pathname))
    .map(({ url }) => decodeURIComponent(`${url.pathname}${url.search}`));
  const events = visit.events
    .filter(({ type }) => type !== 'heq-enquiry')
    .map(({ type, detail }) => `${type} ${JSON.stringify(detail)}`);
  const recorded = requests('trackRecords').map(({ body }) => JSON.stringify(body));
  return [...asked, ...events, ...recorded, ...inMemory()].filter((text) => PERSONAL.test(text));
}

const eventNames = ({ events }: Stage) => new Set(events.map(({ type }) => type));

const JOURNEYS = [
  ['a heat pump', walksHeatPump],
  ['solar panels', walksSolar],
  ['both cars', walksCompare],
  ['an electric car alone', walksEvOnly],
  ['all three', walksAll],
] as const;

describe('personal data', () => {
  for (const [name, walks] of JOURNEYS) {
    it(`SECURITY KEEP-04: of ${name} is in no URL, event, record, title or history`, async () => {
      const visit = await walks();
      await triesWhatIf(visit);
      if (visit.controls().includes('Arrange a call')) {
        await fillsEnquiry(visit);
        await visit.presses('Enquire');
        await visit.seesGone('Enquire Now');
      }
      expect(
        allRequests().some(({ url }) => NAMED.test(url.pathname)),
        'addresses were asked for',
      ).to.equal(true);
      for (const type of ['heq-route', 'heq-step', 'heq-quote', 'heq-result', 'heq-stage'])
        expect(eventNames(visit)).to.include(type);
      await leave(visit);
      await until('the records', () => requests('trackRecords').length > 0);
      expect(found(visit)).to.deep.equal([]);
    });
  }

  it('SECURITY KEEP-04: of a refused home is in no event or record about the refusal', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit, 'BS1 9AF');
    await until('a reason', () => visit.events.some(({ detail }) => detail.stage === 'refused'));
    await leave(visit);
    await until('the records', () => requests('trackRecords').length > 0);
    expect(found(visit)).to.deep.equal([]);
  });

  it('AMB-13 ENT-02: no meter’s number is stored, and a journey ends with the same result after a reload', async () => {
    const before = await begins(START.heatPump);
    await givesAddress(before);
    const [meters] =
      lastAnswer<{ elecdetails: { mpan: string }[]; gasdetails: { mprn: string }[] }[]>('addressMeters');
    const numbers = [meters?.elecdetails[0]?.mpan, meters?.gasdetails[0]?.mprn].map(String);
    const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]);
    const kept = () => numbers.filter((number) => stored().includes(number));
    expect(numbers[0]).to.match(/^\d{13}$/);
    expect(stored()).to.include('Harbour View');
    expect(kept()).to.deep.equal([]);
    const card = text(find(before, '.found'));
    await leave(before);
    const after = await reopen(CONTACT);
    await after.sees('What we found');
    await until('the same of its meters', () => text(find(after, '.found')) === card);
    await after.presses('Next');
    await givesHome(after);
    await after.presses('See my result');
    await after.sees('You could cut your CO2 by about');
    expect(kept()).to.deep.equal([]);
    const result = (of: Stage) =>
      until('the whole result', () => !find(of, '.later') && text(find(of, '.results')));
    const ended = await result(after);
    await leave(after);
    expect(await result(await walksHeatPump())).to.equal(ended);
  });
});
