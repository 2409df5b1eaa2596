// The parts of every result and their order: the saving, the bill, the CO2, two cards, the next steps, a link back.
import { expect } from '@open-wc/testing';
import type { Assumption } from '../../src/domain/result.ts';
import { assumptionText } from '../../src/words/message.ts';
import { packs } from '../../src/words/packs.ts';
import { createWords } from '../../src/words/words.ts';
import { pounds, recommended, resultOf, today } from '../browser/answers.ts';
import { focused } from '../browser/keyboard.ts';
import { onTheServersDay } from '../browser/page-date.ts';
import { answersAll, atAll, atHeatPump, find, text } from '../browser/results.ts';
import { faults, leave, reopen, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { givesAddress, givesHome, pastAddress, START } from '../browser/walks.ts';
import { replaceAnswers, requests } from '../browser/wire.ts';

const TABS = [
  ['Solar & Battery', 'System cost estimate'],
  ['EV', 'Vehicle usage'],
  ['Heat Pump', 'Recommended pump size'],
] as const;

describe('the order of a result', () => {
  it('SEEN-03: begins with its headline, and renders its end a task later, with room kept for it', async () => {
    const visit = await pastAddress(START.heatPump);
    await givesHome(visit);
    const seen: { ends: boolean; room: number }[] = [];
    const watcher = new MutationObserver(() => {
      const room = find(visit, '.result > .later')?.offsetHeight ?? 0;
      if (find(visit, '.result')) seen.push({ ends: find(visit, '.what-next') !== null, room });
    });
    watcher.observe(visit.root, { subtree: true, childList: true });
    await visit.presses('See my result');
    await visit.sees('What next');
    watcher.disconnect();
    expect(seen[0]).to.deep.equal({ ends: false, room: innerHeight });
    expect(find(visit, '.later')).to.equal(null);
  });

  it('SEEN-03: with one bill, begins with that alone: no tab, no closed fold and no bar of the day is rendered with it', async () => {
    const seen: (readonly (string | undefined)[])[] = [];
    const bars = (visit: Stage) => `${find(visit, '.day-strip__bands')?.children.length}`;
    const visit = await answersAll({});
    const watcher = new MutationObserver(() => {
      const fold = find(visit, '.combined .range .disclosure__body');
      if (fold) seen.push([find(visit, '.tabs')?.className, fold.children[0]?.className, bars(visit)]);
    });
    watcher.observe(visit.root, { subtree: true, childList: true });
    await visit.presses('See my result');
    await visit.sees('What next');
    watcher.disconnect();
    expect(seen[0]).to.deep.equal([undefined, 'later', '0']);
    expect(Number(bars(visit))).to.be.greaterThan(1);
  });

  it('RIGHT-04, HON-19, RES-HP-02: the saving leads the heat pump’s headline, then its bill before and after, then its CO2', async () => {
    const visit = await atHeatPump();
    const answer = resultOf('ashp');
    const [before, after] = [today(answer), recommended(answer)].map(({ annualCost }) => pounds(annualCost));
    const headline = find(visit, '[part=figure]');
    expect(headline?.getAttribute('aria-label')).to.match(
      /^You could save about £[\d,]+ a year with a heat pump$/,
    );
    const bill = find(visit, '.result__headline .bar-compare');
    const heating = answer.breakdown?.oldFuelCost ?? 0;
    expect(text(bill)).to.equal(
      `Your energy billToday, including ${pounds(heating)} for heating${before}With a heat pump${after}`,
    );
    const share = (part: string) => bill?.querySelector(part)?.getBoundingClientRect().width ?? 0;
    const heats = share('.bar-compare__bar--ends');
    expect(heats / share('.bar-compare__track')).to.be.closeTo(
      heating / (today(answer).annualCost ?? 1),
      0.01,
    );
    const all = [...visit.root.querySelectorAll('.result [data-figure]')].map((one) =>
      one.getAttribute('data-figure'),
    );
    const order = ['hp-headline', 'hp-cost-now', 'hp-cost-after', 'hp-co2'];
    const seen = order.map((name) => all.indexOf(name));
    expect(seen).to.deep.equal([...seen].sort((one, other) => one - other));
    expect(seen).not.to.include(-1);
  });

  it('SEEN-04: has two cards of rows on each tab, and no row is empty', async () => {
    const visit = await atAll();
    for (const [tab] of TABS) {
      await visit.presses(tab);
      await visit.opens('Your details');
      const cards = await until(`the cards of ${tab}`, () => {
        const found = [...visit.root.querySelectorAll('.result-cards > [part=card]')];
        return found.length === 2 && found;
      });
      for (const card of cards) {
        const rows = [...card.querySelectorAll('dd .result-cards__value')];
        expect(rows.length, text(card)).to.be.greaterThan(0);
        for (const row of rows) expect(text(row)).not.to.equal('');
      }
    }
  });

  it('SEEN-03: with one bill the next steps are shown once, after the tabs, with every asset by its name and their one tariff', async () => {
    const visit = await atAll();
    const fold = text(visit.root.querySelector('.combined__folds > details:last-of-type summary'));
    const [, tariff] = /^One tariff for all: (.+)$/.exec(fold) ?? [];
    for (const [tab, sees] of TABS) {
      await visit.presses(tab);
      await visit.opens('Your details');
      await visit.sees(sees);
      const [next, ...more] = visit.root.querySelectorAll('.what-next');
      expect([more, text(next?.nextElementSibling)], tab).to.deep.equal([[], '']);
      expect([...(next?.querySelectorAll('li') ?? [])].map(text), tab).to.deep.equal([
        'Arrange a call',
        'Heat Pump and solar & battery: get quotes from MCS installers.',
        'EV: test drive the car and ask what it costs.',
        `Then switch to ${tariff}.`,
      ]);
      await visit.presses('See your next steps');
      expect(text(focused(visit)), tab).to.equal('What next');
    }
  });

  it('SEEN-03: a single result ends with three next steps, and its headline leads there', async () => {
    const visit = await atHeatPump();
    const next = await until('its end', () => find(visit, '.result > .what-next'));
    expect(text(visit.root.querySelector('.what-next ~ :not(dialog, [hidden])'))).to.equal('');
    expect(next.querySelectorAll('li')).to.have.length(3);
    await visit.presses('See your next steps');
    expect(text(focused(visit))).to.equal('What next');
  });

  it('YOURS-05 HON-07 HON-08 HON-09 HON-20: shows the quote next to each battery, the tariff with its conditions, each assumption with its source', async () => {
    const visit = await atAll();
    await visit.presses('Solar & Battery');
    await visit.opens('Your details');
    const answer = resultOf('solar');
    const [stored] = answer.alternatives ?? [];
    const shown = () => text(find(visit, '[role=tabpanel]:not([hidden])'));
    await until('other systems', () => shown().includes('Gain after 20 years'));
    expect(shown()).to.match(/Battery ?None \(our quote\) ?5\.2 kWh/);
    expect(shown()).to.match(new RegExp(`Saving a year[^A-Z]+${pounds(stored?.savings ?? 0)}`));
    expect(shown()).to.match(new RegExp(`System cost[^A-Z]+${pounds(stored?.cost ?? 0)}`));
    expect(shown()).to.contain(`The cheapest of ${answer.compared} tariffs we compared.`);
    expect(shown()).to.contain('You have a smart meter');
    expect(shown()).to.match(/Annual ROI rate8\.7%.*Yearly return5\.7%/);
    const words = createWords({ pack: packs[0], copy: 'spec', messages: {}, today: () => '2026-08-15' });
    const assumptions = (answer.assumptions ?? []) as unknown as readonly Assumption[];
    expect(assumptions).to.have.length.greaterThan(10);
    for (const assumption of assumptions) {
      const { source } = assumptionText(words, assumption);
      expect(shown()).to.contain((source ?? '').replace(/\s+/g, ' ').replace(/\.$/, ''));
    }
  });

  it('HON-12 HON-16 HON-17: the one bill has its range and its day, and each tab its figure', async () => {
    const visit = await atAll();
    const bill = await until('the one bill', () => find(visit, '.combined'));
    const range = text(bill.querySelector('.range__sentence'));
    expect(range).to.match(/^Likely £[\d,]+ to £[\d,]+ a year, before the tax$/);
    await visit.opens(/^One tariff for all/);
    expect(bill.querySelectorAll('.clock__window').length).to.be.greaterThan(1);
    const notes = [...visit.root.querySelectorAll('[role=tab] .tabs__note')].map(text);
    expect(notes).to.have.length(3);
    for (const note of notes) expect(note).to.match(/^saves £[\d,]+$/);
    const inPounds = (amount: string) => Number(amount.replace(/\D/g, ''));
    const between = text(find(visit, '.combined + .note'));
    const [, added = ''] = /one change alone. One by one they come to (£[\d,]+),/.exec(between) ?? [];
    expect(inPounds(added)).to.equal(notes.reduce((all, note) => all + inPounds(note), 0));
    await visit.opens('How this adds up');
    const cells = visit.root.querySelectorAll('.combined__folds tr > :last-child');
    const [head, ...rows] = [...cells].map(text);
    expect([head, rows.pop()]).to.deep.equal(['Alone', added]);
    expect(rows).to.have.members(notes.map((note) => note.replace('saves ', '')));
  });

  it('HON-16: a bill that would cost more does not have the colour of a saving', async () => {
    const visit = await answersAll({});
    replaceAnswers(/\/result$/, async (answer) => {
      const result = await answer.json();
      return Response.json({ ...result, combined: { ...result.combined, today: [] } });
    });
    await visit.presses('See my result');
    const figure = await until('the bill', () => find(visit, '.combined .figure'));
    expect(text(figure)).to.contain('This would cost about');
    expect(figure.className).to.contain('figure--cost');
  });

  it('HON-08 HON-09: next to the one bill, a tab says that its tariff is for its asset alone and names the bill’s tariff; both say if their prices are past', async () => {
    const visit = await atAll();
    await until('the one bill', () => find(visit, '.combined'));
    await visit.presses('Heat Pump');
    await visit.opens('Your details');
    const tariff = await visit.card('Cheapest tariff for this alone');
    const named = text(
      await until('its tariff', () => find(visit, '.combined__folds > :last-child summary')),
    );
    const [, name] = /: (.+)$/.exec(named) ?? [];
    expect(tariff).to.contain(`On one bill, the whole home pays least on ${name}.`);
    for (const part of ['.combined', '[role=tabpanel]'])
      expect(text(find(visit, part))).to.match(/A newer price cap has applied since then/);
  });

  it('HON-16 RES-04: the one bill heads the page with its reasons folded, and each heading is with its result', async () => {
    const visit = await atAll();
    const bill = await until('the one bill', () => find(visit, '.combined'));
    expect(text(visit.root.querySelector('.results > h2'))).to.equal('One home, one bill');
    expect(text(visit.root.querySelector('[role=tabpanel] > h2'))).to.match(/^Explore the /);
    const folds = [...bill.querySelectorAll<HTMLDetailsElement>('.combined__folds > details')];
    expect(folds.map(({ open }) => open)).to.deep.equal([false, false]);
    expect(text(folds[1])).to.match(/^One tariff for all: .+Conditions/);
  });

  it('RES-HP-10…14: lists the five assumptions of the specification, and says whom the last concerns', async () => {
    const visit = await atHeatPump();
    await visit.opens(/^What we assumed/);
    const first = [...visit.root.querySelectorAll('li')].find((one) => text(one).startsWith('Hot water is'));
    const rows = [...(first?.parentElement?.children ?? [])].map(text);
    expect(rows).to.have.length(5);
    expect(rows[0]).to.equal('Hot water is heated over 3 hours, ready for 7am');
    expect(rows[4]).to.match(/^If your heat is all electric.+ midnight to 7am$/);
  });
});

/** The paths of pages. The last is a link that opens nothing. */
const LANDINGS = ['solar-battery', 'electric-vehicle', 'heat-pump'];
const PAGES = ['home', ...LANDINGS, 'error/500', 'shared/AAAAAAAAAAAAAAAAAAAAAA'];

describe('a quote that the visitor left', () => {
  it('SEEN-07: can be returned to from every other page and from new questions, without repeating a question', async () => {
    let visit = await atHeatPump();
    const made = requests('createQuote').length;
    for (const page of PAGES) {
      location.hash = `#/quote/${page}`;
      await visit.seesGone('Recommended pump size');
      await visit.presses('Back to your quote');
      await visit.sees('Recommended pump size');
    }
    // Without a navigation bar, in a narrow column and after a reload, too.
    location.hash = '#/quote/home';
    await visit.sees(START.solar);
    await leave(visit);
    visit = await reopen({ 'hide-nav': '', style: 'inline-size: 320px' });
    await visit.sees('What would an upgrade do for your home?');
    await visit.sees(/^You could save about £[\d,]+ a year with a heat pump$/);
    const filled = [...visit.root.querySelectorAll('.button--primary')].map((one) => one.textContent);
    expect(filled).to.deep.equal(['Back to your quote']);
    await visit.presses('Back to your quote');
    await visit.sees('Recommended pump size');
    location.hash = '#/quote/home';
    await visit.presses(START.solar);
    await visit.sees('Where is your home?');
    await givesAddress(visit);
    await visit.presses('Back to your quote');
    await visit.sees('Recommended pump size');
    expect(requests('createQuote')).to.have.length(made);
  });

  it('RES-05 AMB-50 BEY-13: a quote without a result leads back to its questions, with every answer', async () => {
    await faults({ call: 'GET /request/results/tou/esa/ashp/result', status: 204 });
    const visit = await pastAddress(START.heatPump);
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('No result found');
    await visit.sees(/Your answers are safe/);
    await faults();
    await visit.presses('Back to my questions');
    await visit.sees('Step 3 of 3');
    visit.doesNotSee('We cleared your answers.');
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
  });

  it('SEEN-07: is gone after a reset', async () => {
    const visit = await atHeatPump();
    (visit.element as HTMLElement & { reset(): void }).reset();
    await visit.sees(START.heatPump);
    visit.doesNotSee('Back to your quote');
  });
});

describe('a home that can’t be quoted for', () => {
  it('STEP-PROP-03 BEY-07: shows one message, which is not that of a missing answer, and the main button continues', async () => {
    const visit = await pastAddress(START.solar);
    await visit.chooses('Flat');
    await visit.presses('Next');
    const sentence = 'We are unable to provide Solar quotes for Flats and Maisonette property types';
    await visit.sees(sentence);
    visit.doesNotSee('Please ensure you answered all required fields');
    await until('the refusal in focus', () => focused(visit)?.matches('.refusal'));
    const places = [...visit.root.querySelectorAll('p, span, .status')].filter(
      (one) => text(one) === sentence,
    );
    expect(places).to.have.length(1);
    expect(visit.root.querySelectorAll('.refusal .button--primary')).to.have.length(1);
  });
});

describe('prices that are in force', () => {
  onTheServersDay();

  it('HON-08: are dated once, in the one bill, and not again in its tabs', async () => {
    const visit = await atAll();
    await until('the one bill', () => find(visit, '.combined'));
    await until('the result', () => find(visit, '.what-next'));
    const dates = text(find(visit, '.results')).match(/These figures use prices from /g);
    expect(dates).to.have.length(1);
    expect(text(find(visit, '.combined'))).to.contain(dates?.[0]);
  });
});
