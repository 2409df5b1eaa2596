import { expect } from '@open-wc/testing';
import { until } from '../until.ts';
import { open, type Stage } from './stage.ts';
import { givesAll, START } from './walks.ts';
import { allSent } from './wire.ts';

/** What a visitor of these walks gives away: where they live, what they drive, what their meters are called. */
const PERSONAL = /BS1\s?9AA|Harbour View|FO18\s?RDX|(?<![\w.-])\d{13}(?![\w.-])/i;

/** The one call whose address names the postcode, as its server has it: SECURITY.md says so. */
const NAMED = /^\/request\/address\/(recco|list\/postcode)$/;

const inMemory = () => [location.href, document.title, document.referrer, JSON.stringify(history.state)];

function found(visit: Stage): readonly string[] {
  const asked = allSent()
    .filter(({ url }) => !NAMED.test(url.pathname))
    .map(({ url }) => decodeURIComponent(`${url.pathname}${url.search}`));
  const told = visit.events
    .filter(({ type }) => type !== 'heq-enquiry')
    .map(({ type, detail }) => `${type} ${JSON.stringify(detail)}`);
  return [...asked, ...told, ...inMemory()].filter((text) => PERSONAL.test(text));
}

describe('what is personal', () => {
  it('SECURITY: is in no address, no event, no title and no history', async () => {
    const visit = await open();
    await visit.presses(START.all);
    await visit.sees('Where is your home?');
    await givesAll(visit);
    await visit.presses('See my result');
    await until('results', () => visit.events.some(({ type }) => type === 'heq-result'));
    expect(
      allSent().some(({ url }) => NAMED.test(url.pathname)),
      'addresses were asked for',
    ).to.equal(true);
    expect(visit.events.map(({ type }) => type)).to.include('heq-result');
    expect(found(visit)).to.deep.equal([]);
  });
});
