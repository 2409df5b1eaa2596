import { expect } from '@open-wc/testing';
import { fillsEnquiry } from '../browser/results.ts';
import { open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { CONTACT, givesAddress, givesHome, HOME, START, starts } from '../browser/walks.ts';
import { onTheWay } from '../browser/wire.ts';

/** A word that is too long for any line, and a mark that reverses the text after it. */
const STRANGE = `${'Llanfairpwllgwyngyllgogerych'.repeat(8)}\u202eאבג`;
const CALLS = [
  'verifiedAddresses',
  'reccoAddresses',
  'vehicleByPlate',
  'suppliers',
  'quoteResult',
  'tariffs',
] as const;
const NAMES =
  /^(text|make|model|makeName|fuel|supplierName|tariffName|source|value|supplier|tariff|conditions)$/;

/** The answer with this added to every text that is shown. */
function strange(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return NAMES.test(name) ? value + STRANGE : value;
  if (Array.isArray(value)) return value.map((one) => strange(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, strange(part, key)]));
}

async function opensStrange(start: string): Promise<Stage> {
  const visit = await open(CONTACT);
  visit.element.style.inlineSize = '320px';
  for (const call of CALLS) onTheWay(call, (answer) => strange(answer));
  await starts(visit, start);
  return visit;
}

/** The texts of elements that reach beyond the widget's edge. */
function wider({ element, root }: Stage): readonly string[] {
  const { right, left } = element.getBoundingClientRect();
  const box = root.querySelector('.root');
  expect(box?.scrollWidth, 'the widget scrolls sideways').to.be.at.most(box?.clientWidth ?? 0);
  return [...root.querySelectorAll<HTMLElement>('.root p, .root li, .root bdi, .root dd, .root h2, .root h3')]
    .filter((one) => one.checkVisibility() && one.clientWidth !== 1)
    .filter((one) => {
      const drawn = one.getBoundingClientRect();
      return drawn.right > right + 1 || drawn.left < left - 1;
    })
    .map((one) => one.outerHTML.slice(0, 90));
}

/** Elements whose text from the server is not isolated, so that it could reverse the text around it. */
function unwrapped(root: ShadowRoot): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around || !text.textContent?.includes('\u202e') || around.closest('option, style, svg')) continue;
    const { display, unicodeBidi } = getComputedStyle(around);
    if (display === 'inline' && unicodeBidi === 'normal') found.push(around.outerHTML.slice(0, 90));
  }
  return found;
}

describe('long and strange text from the API', () => {
  it('is wrapped anywhere, and does not change the direction of other text: a heat pump', async () => {
    const visit = await opensStrange(START.heatPump);
    await givesAddress(visit, HOME.gasSemi);
    expect(wider(visit)).to.deep.equal([]);
    await visit.presses('Next');
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    await until('strange text', () => visit.root.textContent?.includes(STRANGE.slice(0, 200)));
    for (const fold of visit.root.querySelectorAll('details')) fold.open = true;
    expect(wider(visit)).to.deep.equal([]);
    expect(unwrapped(visit.root)).to.deep.equal([]);
  });

  it('ENQ-08: is shortened if an enquiry would be too long to send', async () => {
    const visit = await opensStrange(START.heatPump);
    await givesAddress(visit, HOME.gasSemi);
    await visit.presses('Next');
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    await fillsEnquiry(visit);
    await visit.presses('Change property');
    const { value } = await visit.field('Property');
    expect(value).to.have.length(150);
    await visit.presses('Enquire');
    const enquiry = await until('the enquiry', () => visit.events.find(({ type }) => type === 'heq-enquiry'));
    expect(enquiry.detail.property).to.equal(value);
  });

  it('is wrapped anywhere, and does not change the direction of other text: a list of addresses', async () => {
    const visit = await opensStrange(START.heatPump);
    await visit.types('Postcode', HOME.gasSemi);
    await visit.presses('Search');
    await until('the list', () => visit.root.querySelectorAll('[role=option]').length > 1);
    expect(wider(visit)).to.deep.equal([]);
    expect(unwrapped(visit.root)).to.deep.equal([]);
  });

  it('is wrapped anywhere: a vehicle', async () => {
    const visit = await opensStrange(START.compare);
    await givesAddress(visit, HOME.gasSemi);
    await visit.presses('Next');
    await visit.types('Registration number', 'FO18 RDX');
    await visit.presses('Search');
    await until('the vehicle', () =>
      visit.root.querySelector('.vehicle-card bdi, bdi')?.textContent?.includes('Ford'),
    );
    expect(wider(visit)).to.deep.equal([]);
    expect(unwrapped(visit.root)).to.deep.equal([]);
  });

  it('at most a thousand rows are drawn, and the filter finds the rest', async () => {
    const visit = await open(CONTACT);
    await starts(visit, START.heatPump);
    const many = (list: unknown) =>
      [...new Array(5000).keys()].map((number) => ({
        ...(list as Record<string, unknown>[])[0],
        id: `many-${number}`,
        text: `${number + 1} Long Road, Bristol, BS1 9AA`,
      }));
    onTheWay('reccoAddresses', many);
    onTheWay('verifiedAddresses', ({ verifiedAddresses }) => ({
      verifiedAddresses: many(verifiedAddresses),
    }));
    await visit.types('Postcode', HOME.gasSemi);
    await visit.presses('Search');
    await visit.sees('Showing 1,000 of 5,000 addresses. Type part of yours to find it.');
    expect(visit.root.querySelectorAll('[role=option]')).to.have.length(1000);
    await visit.types(/^Choose your address/, '4');
    await visit.sees(/^Showing 200 of 2,\d{3} addresses/);
    expect(visit.root.querySelectorAll('[role=option]')).to.have.length(200);
    await visit.types(/^Choose your address/, '4321');
    await visit.sees('Showing 1 of 5,000 addresses');
    await until('the one', () => visit.root.querySelectorAll('[role=option]').length === 1);
    await visit.sees(/4321 Long Road/);
  });
});
