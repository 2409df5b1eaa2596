// NOW-07, HON-10: a home where no tariff is compared and no price cap holds.
import { expect } from '@open-wc/testing';
import { find, text } from '../browser/results.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAll, START } from '../browser/walks.ts';
import { onTheWay } from '../browser/wire.ts';

interface Listed {
  readonly verifiedAddresses?: readonly object[];
}

/** Walks to the results of all three for a home in Belfast. */
async function atBelfast(): Promise<Stage> {
  const visit = await begins(START.all);
  const moved = (homes: readonly object[] = []) => homes.map((home) => ({ ...home, postcode: 'BT1 1AA' }));
  onTheWay('verifiedAddresses', ({ verifiedAddresses }: Listed) => ({
    verifiedAddresses: moved(verifiedAddresses),
  }));
  onTheWay('reccoAddresses', (homes) => moved(homes as unknown as readonly object[]));
  await givesAll(visit);
  await visit.sees('That is about 10,920 miles a year.');
  await visit.presses('See my result');
  await visit.opens('Your details');
  await visit.sees('System cost estimate');
  return visit;
}

/** All text of the results, including folded parts and text for screen readers, but without the titles of sources. */
function wholeText(visit: Stage): string {
  const page = find(visit, '.results')?.cloneNode(true) as HTMLElement;
  const sources = '.assumptions .facts__note, .support__source, .drivers__note, .sum__known, .sheets';
  for (const source of page.querySelectorAll(sources)) source.remove();
  const labels = [...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [page.textContent, ...labels].join('\n');
}

const near = (text: string, word: RegExp) =>
  [...text.matchAll(word)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 60));

describe('a home in Northern Ireland', () => {
  it('RIGHT-03, NOW-07, HON-10: no result mentions a tariff or a cap, nor a grant if there is none', async () => {
    const visit = await atBelfast();
    for (const tab of ['Solar & Battery', 'EV', 'Heat Pump']) {
      await visit.presses(tab);
      await until('the end of the result', () => find(visit, '.what-next'));
      const text = wholeText(visit);
      expect(text.length, tab).to.be.greaterThan(2000);
      expect(near(text, /tariff|\bcap\b/gi), tab).to.deep.equal([]);
      if (tab !== 'EV') expect(near(text, /\bgrant/gi), tab).to.deep.equal([]);
    }
  });

  it('RIGHT-03, NOW-07: the headline says, and announces, that sold power counts as nothing, and why', async () => {
    const visit = await atBelfast();
    const title = await until('the headline', () => find(visit, '.result__headline .figure'));
    const why = 'Nothing is counted for power you sell, because we know no price for it where you live';
    expect(text(title)).to.contain(why);
    expect(title.getAttribute('aria-label')).to.contain(why);
    expect([...visit.root.querySelectorAll('.prices__note')].map(text).join('\n')).to.match(
      /^We know no prices where you live. These figures use those of Great Britain from \d/m,
    );
  });

  it('RIGHT-03, NOW-07: no lever changes a figure that is not counted, and no row of a tariff is empty', async () => {
    const visit = await atBelfast();
    await until('the levers', () => find(visit, '.what-if__levers'));
    const levers = [...visit.root.querySelectorAll('.what-if input[type=range]')];
    expect(levers.length).to.be.greaterThan(2);
    expect(text(find(visit, '.what-if'))).not.to.contain('power you sell');
    const cells = [...visit.root.querySelectorAll('[role=tabpanel] .table td, .result .table td')];
    expect(cells.length).to.be.greaterThan(4);
    for (const cell of cells) expect(text(cell)).to.match(/\d/);
  });
});
