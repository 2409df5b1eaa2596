// The headline of a result is the same sentence wherever it appears.
import { expect } from '@open-wc/testing';
import type { Enquiry } from '../../src/domain/enquiry.ts';
import { atAll, fillsEnquiry, find, text } from '../browser/results.ts';
import { leave, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { CONTACT } from '../browser/walks.ts';
import { lastAnswer } from '../browser/wire.ts';

const HEADLINES = { 'Solar & Battery': 'solar-headline', EV: 'ev-headline', 'Heat Pump': 'hp-headline' };

/** The amount, such as '£830 a year', and whether it is a cost. */
const yearly = (sentence: string) => [/cost/.test(sentence), /£[\d,]+ a year/.exec(sentence)?.[0]] as const;

function printed({ root }: Stage): string {
  dispatchEvent(new Event('beforeprint'));
  const onPaper = text(root.querySelector('.sheet__headline'));
  dispatchEvent(new Event('afterprint'));
  return onPaper;
}

/** The visible headline of each result, by tab. */
async function seen(visit: Stage, look: (tab: string, headline: Element) => void = () => {}) {
  const sentences: Record<string, string> = {};
  for (const [tab, name] of Object.entries(HEADLINES)) {
    await visit.presses(tab);
    const figure = await until(tab, () => find(visit, `[data-figure="${name}"]`));
    const headline = figure.closest('[part=figure]')!;
    const parts = ['.figure__label', '.figure__value', '.figure__note'];
    sentences[tab] = parts.map((part) => text(headline.querySelector(part))).join(' ');
    look(tab, headline);
  }
  return sentences;
}

describe('the headline of a result', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('HON-16 BEY-08 KEEP-01 KEEP-03: is the same sentence on screen, for screen readers, on its tab, in print, in an enquiry and on a shared page', async () => {
    const enquiries: Enquiry[] = [];
    const visit = await atAll({ ...CONTACT, share: 'on' });
    visit.element.addEventListener('heq-enquiry', (event) => {
      enquiries.push((event as CustomEvent<Enquiry>).detail);
      event.preventDefault();
    });
    const papers: string[] = [];
    const sentences = await seen(visit, (tab, headline) => {
      const sentence = [...headline.querySelectorAll('.figure__label, .figure__value, .figure__note')]
        .map(text)
        .join(' ');
      expect(sentence, tab).to.match(/^You could save about £[\d,]+ a year .+|^It could cost .+/);
      expect(headline.getAttribute('aria-label'), `${tab}, for screen readers`).to.equal(sentence);
      const note = text(find(visit, '[role=tab][aria-selected=true] .tabs__note'));
      expect(yearly(`${note} a year`), `${tab}, its tab, which has no room for more`).to.deep.equal(
        yearly(sentence),
      );
      papers.push(printed(visit));
      expect(papers.at(-1)?.startsWith(sentence), `${tab}, on paper: ${papers.at(-1)}`).to.equal(true);
    });
    expect(papers).to.have.length(3);
    await fillsEnquiry(visit);
    await visit.presses('Enquire');
    const { summary } = await until('an enquiry', () => enquiries[0]);
    expect(summary.split('\n')).to.include.members(papers.map((paper) => `— ${paper}`));
    await visit.presses('Share these results');
    await visit.sees(/^Your link shows these results without your address or name/);
    const { token } = lastAnswer<{ token: string }>('createShare');
    await leave(visit);
    sessionStorage.clear();
    history.replaceState(null, '', `#/quote/shared/${token}`);
    const other = await reopen({ ...CONTACT, share: 'on' });
    await other.sees(/^Someone shared these results/);
    // There it is somebody else's home.
    const theirs = Object.entries(sentences).map(([tab, sentence]) => [
      tab,
      sentence.replace(/^You/, 'This home'),
    ]);
    expect(await seen(other)).to.deep.equal(Object.fromEntries(theirs));
    await leave(other);
  });
});
