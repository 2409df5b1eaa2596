import { expect } from '@open-wc/testing';
import { atHeatPump } from '../browser/results.ts';
import { open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { isShown } from '../browser/visitor.ts';
import { begins, CONTACT, givesAddress, givesAll, HOME, PLAIN_START, START } from '../browser/walks.ts';

const WORDS =
  /\b(kWh|kW|time-of-use|price cap|standing charge|off-peak|flow temperature|MCS|indicative)s?\b/i;

/** Names of controls, headings and pictures, in which words are not marked, since running text explains them. */
const NAMES =
  'button, summary, h2, h3, h4, legend, label, option, svg, a, figcaption, caption, th, [role=img]';

/** Each word where it is first in running text, and whether it is marked as a term there. */
function firstPlaces(part: Node): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement as HTMLElement;
    const word = WORDS.exec(text.textContent ?? '')?.[1]?.toLowerCase();
    if (!word || found.has(word) || !isShown(element)) continue;
    if (element.matches('.term') || !element.closest(NAMES)) found.set(word, element.matches('.term'));
  }
  return found;
}

async function opensIts(visit: Stage, word: string, sentence: RegExp): Promise<void> {
  // The word is marked only after all texts are on the screen.
  const term = await until(`${word} as a term`, () =>
    [...visit.root.querySelectorAll<HTMLElement>('.term')].find(
      ({ textContent }) => textContent?.toLowerCase() === word.toLowerCase(),
    ),
  );
  const folded = term.closest('details');
  if (folded) folded.open = true;
  expect(term.getAttribute('aria-description'), word).to.match(sentence);
  expect(term.getAttribute('aria-expanded')).to.equal('false');
  term.click();
  await visit.sees(sentence);
  expect(term.getAttribute('aria-expanded')).to.equal('true');
  term.click();
  await visit.seesGone(sentence);
}

describe('a word that a visitor may not know', () => {
  for (const copy of ['spec', 'plain'])
    it(`SEEN-06: in copy="${copy}", opens its explanation where it is first used, and only there`, async () => {
      const visit = await begins((copy === 'spec' ? START : PLAIN_START).heatPump, { copy });
      await givesAddress(visit, HOME.gasSemi);
      await visit.sees('2,700 kWh a year');
      expect([...firstPlaces(visit.root)]).to.deep.equal([['kwh', true]]);
      expect(visit.root.querySelectorAll('.term').length).to.equal(1);
      await opensIts(visit, 'kWh', /^A kWh is a unit of energy/);
    });

  it('SEEN-06: opens it in a correction, and on the landing pages', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit, HOME.gasSemi);
    await visit.presses('Not right? Correct the electricity use');
    await visit.picks('What to enter', 'I spend');
    await opensIts(visit, 'price cap', /^The price cap is the most/);
    await opensIts(visit, 'standing charge', /^A standing charge is paid each day/);

    for (const page of ['solar-battery', 'electric-vehicle', 'heat-pump']) {
      const about = await open(CONTACT);
      location.hash = `#/quote/${page}`;
      await about.sees('What it costs');
      await until(`every word of ${page} as a term`, () =>
        [...firstPlaces(about.root)].every(([, opens]) => opens),
      );
    }
  });

  it('SEEN-06: opens it below a figure, which stays beside the sign of its sum', async () => {
    const visit = await atHeatPump();
    await visit.opens('Detailed Breakdown');
    const detail = await until('a figure with a term and a sum', () =>
      [...visit.root.querySelectorAll('.facts__detail')].find(
        (one) => one.querySelector('.term') && one.querySelector('.sum-opener'),
      ),
    );
    const [term, sign] = ['.term', '.sum-opener'].map((part) => detail.querySelector(part) as HTMLElement);
    const apart = () =>
      Math.abs(
        (term?.getBoundingClientRect().bottom ?? 0) -
          (sign?.querySelector('button')?.getBoundingClientRect().bottom ?? 0),
      );
    const closed = apart();
    term?.click();
    const means = await until('its meaning', () => detail.querySelector('.term__means'));
    expect(apart()).to.be.closeTo(closed, 1);
    expect(means.getBoundingClientRect().top).to.be.at.least(term?.getBoundingClientRect().bottom ?? 0);
  });

  it('SEEN-06: opens it on each result', async () => {
    const visit = await begins(START.all);
    await givesAll(visit);
    await visit.presses('See my result');
    const tabs = [
      ['Solar & Battery', 'System cost estimate', 'kWh', /^A kWh is a unit/],
      ['EV', 'Vehicle usage', 'off-peak', /^Off-peak hours are/],
      ['Heat Pump', 'Recommended pump size', 'flow temperatures', /^The flow temperature is/],
    ] as const;
    for (const [tab, sees, word, sentence] of tabs) {
      await visit.presses(new RegExp(`^${tab}`));
      await visit.opens('Your details');
      await visit.sees(sees);
      await visit.opens('What we assumed');
      await opensIts(visit, word, sentence);
    }
    await opensIts(visit, 'MCS', /^MCS is the scheme that certifies installers/);
  });
});
