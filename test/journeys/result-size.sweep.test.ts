// What a phone shows of a result: the answer first, at most three screens while its parts are closed, the house in its place.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { atAll, atHeatPump, find, text, walksCompare, walksSolar } from '../browser/results.ts';
import { until } from '../browser/until.ts';

describe('what a phone shows of a result', () => {
  for (const [name, walk, says] of [
    [
      'solar',
      walksSolar,
      [/^Cost, before a survey£[\d,]+$/, /^Pays for itselfin about \d+ yearsLikely \d+ to \d+ years$/],
    ],
    [
      'a heat pump',
      atHeatPump,
      [
        /^Typical cost, less the £7,500 grant£[\d,]+ to £[\d,]+$/,
        /^Pays for itself, at a saving of £[\d,]+ a yearin about \d+ to \d+ years\d+ if the boiler needs replacing, \d+ if not$/,
      ],
    ],
    ['an electric car compared', walksCompare, [/^Fuel for the .+£[\d,]+$/, /^Charging the .+£[\d,]+$/]],
  ] as const)
    it(`SEEN-08: on a phone the first screen says what ${name} saves, costs and takes to pay back, and has a button for the next step`, async () => {
      await setViewport({ width: 390, height: 844 });
      const visit = await walk({ enquiries: 'event' });
      const end = (part: string) => {
        const { top } = visit.element.getBoundingClientRect();
        return (find(visit, part)?.getBoundingClientRect().bottom ?? Number.NaN) - top;
      };
      await until('the button for the next step', () => find(visit, '.next-jump'));
      for (const part of [
        '.figure__value',
        '.answer :is(dl, .bar-compare)',
        '.answer__note',
        '.next-jump button',
      ])
        expect(end(part), part).to.be.within(1, 844);
      expect(text(find(visit, '.answer'))).not.to.contain('We count that');
      const facts = [...visit.root.querySelectorAll('.answer :is(dl > div, .bar-compare__row)')].map(text);
      expect(facts).to.have.length(says.length);
      for (const [at, fact] of facts.entries()) expect(fact).to.match(says[at] as RegExp);
      await visit.sees('What next');
      const main = [...visit.root.querySelectorAll('.results .button--primary')];
      const filled = main.filter((one) => one.checkVisibility());
      expect(filled.map(text)).to.deep.equal([
        'See your next steps',
        // A car is bought elsewhere.
        ...(walk === walksCompare ? [] : ['Arrange a call']),
      ]);
      const [jump = Number.NaN, call = Number.POSITIVE_INFINITY] = filled.map(
        (one) => one.getBoundingClientRect().top,
      );
      expect(call - jump, 'no screen has both').to.be.above(844);
      await setViewport({ width: 1280, height: 900 });
    });

  it('SEEN-08: on a phone the first screen of the one bill says what it saves and costs, names what has no price, and has a button for the next step', async () => {
    const visit = await atAll();
    visit.element.style.inlineSize = '390px';
    const bill = await until('the one bill', () => find(visit, '.combined'));
    const { top } = visit.element.getBoundingClientRect();
    for (const part of ['.figure__value', '.answer__facts', '.next-jump button'])
      expect((bill.querySelector(part)?.getBoundingClientRect().bottom ?? 0) - top, part).to.be.within(
        1,
        844,
      );
    expect(text(bill.querySelector('.answer__facts'))).to.match(
      /^Heat Pump and solar & battery£[\d,]+Cost, less the £7,500 grant£1[\d,]+ to £1[\d,]+Pays for itselfin about \d+ to \d+ years\d+ if the boiler needs replacing, \d+ if notEV£[\d,]+We do not price the car and charger\.$/,
    );
    const pounds = (part: string) =>
      [...bill.querySelectorAll(part)].reduce(
        (all, shown) => all + Number(text(shown).replace(/\D/g, '')),
        0,
      );
    expect(pounds('.answer__part > dt + dd'), 'both parts').to.equal(pounds('.figure__value'));
    expect(text(bill.querySelector('.answer__lacks'))).to.match(
      /^From 1 April 2028, tax of 3p a mile takes about £[\d,]+ of this, leaving £[\d,]+\.$/,
    );
    expect(text(bill.querySelector('.prices__note'))).to.match(/^Prices /);
    const drawn = await until('its house', () => bill.querySelector('.house__panel'));
    for (const part of ['.house__pump', '.house__car'])
      expect(drawn.closest('svg')?.querySelector(part), part).not.to.equal(null);
    const ways = [...visit.root.querySelectorAll('.next-jump')].filter((one) => one.checkVisibility());
    expect(ways).to.have.length(1);
    visit.element.style.inlineSize = '';
  });

  /** The greatest height of a closed result at each width, in CSS pixels. 2532 is three screens of a phone. */
  const LONGEST = { 390: 2532, 340: 2400 };
  const MOST_WORDS = 350;

  for (const [name, walk] of [
    ['solar', walksSolar],
    ['a heat pump', atHeatPump],
    ['an electric car compared', walksCompare],
    ['all three', atAll],
  ] as const)
    it(`SEEN-09: the result of ${name}, closed, is three phone screens and 350 words at most, shorter next to an article, and closed at wide widths too`, async () => {
      const visit = await walk();
      const tabs = name === 'all three' ? ['Solar & Battery', 'EV', 'Heat Pump'] : [null];
      for (const tab of tabs) {
        if (tab) await visit.presses(tab);
        await visit.sees('What next');
        const open = () => [...visit.root.querySelectorAll<HTMLDetailsElement>('.results details[open]')];
        if (name !== 'all three') {
          visit.element.style.inlineSize = '1200px';
          expect(open().map(text), `${tab}`).to.deep.equal([]);
        }
        for (const one of open()) one.open = false;
        // A note says that the tests' tables are of a past quarter. With current tables there is no such note.
        for (const note of visit.root.querySelectorAll<HTMLElement>('.prices__note'))
          if (/newer price cap/.test(text(note))) note.hidden = true;
        const results = find(visit, '.results');
        for (const [px, longest] of Object.entries(LONGEST)) {
          visit.element.style.inlineSize = `${px}px`;
          expect(results?.offsetHeight, `${tab} ${px}`).to.be.within(844, longest);
        }
        expect(results?.innerText.match(/\S+/g)?.length, `${tab}`).to.be.within(50, MOST_WORDS);
      }
      visit.element.style.inlineSize = '';
    });

  it('SEEN-01: on a phone the heat pump’s house is directly below the saving and its bill, before the CO2', async () => {
    const visit = await atHeatPump();
    visit.element.style.inlineSize = '320px';
    const top = (selector: string) => find(visit, selector)?.getBoundingClientRect().top ?? 0;
    expect(top('.result__picture')).to.be.within(
      top('[data-figure=hp-cost-after]') + 1,
      top('[data-figure=hp-co2]') - 1,
    );
  });

  for (const [name, figure, walk] of [
    ['solar', 'solar', walksSolar],
    ['the car', 'ev', walksCompare],
  ] as const)
    it(`SEEN-01: on a phone the house of ${name} is directly below the headline and its range; if there is room, next to the headline and above the range`, async () => {
      const visit = await walk();
      const at = (selector: string) =>
        find(visit, `.result ${selector}`)?.getBoundingClientRect() ?? new DOMRect();
      await until('its house', () => at('.result__picture').height > 0);
      visit.element.style.inlineSize = '320px';
      expect(at('.result__picture').top).to.be.within(
        at(`[data-figure=${figure}-headline]`).bottom,
        at('.result__picture + .result__words').top,
      );
      visit.element.style.inlineSize = '800px';
      expect(at('.result__picture').left).to.be.above(at('.answer').right);
      expect(at('.result__picture').bottom).to.be.below(at('.range').top);
      visit.element.style.inlineSize = '';
    });

  it('HON-19, SEEN-08: in a tab on a phone, too, are the heat pump’s bars and why it has two paybacks; next to an article the bars give way', async () => {
    const visit = await atAll();
    await visit.presses('Heat Pump');
    await visit.sees(/^A new boiler costs £/);
    const shown = (part: string) => find(visit, `.result__headline ${part}`)?.checkVisibility();
    for (const [px, bars] of [
      [390, true],
      [340, false],
    ] as const) {
      visit.element.style.inlineSize = `${px}px`;
      expect([shown('.answer__note'), shown('.bar-compare')], `${px}`).to.deep.equal([true, bars]);
    }
    visit.element.style.inlineSize = '390px';
    await visit.presses('EV');
    await visit.opens('Your details');
    await visit.opens('Before and after');
    expect((await until('the bars', () => find(visit, '.ev-bars .bar-compare'))).checkVisibility()).to.equal(
      true,
    );
    visit.element.style.inlineSize = '';
  });

  it('SEEN-01: at every width one house is next to the one bill, its figure is the largest, and a tab shows its saving in two lines', async () => {
    const visit = await atAll();
    await visit.sees('What next');
    const size = (selector: string) => Number.parseFloat(getComputedStyle(find(visit, selector)!).fontSize);
    for (const px of [340, 390, 768, 1200]) {
      visit.element.style.inlineSize = `${px}px`;
      const houses = [...visit.root.querySelectorAll('.results .house')].filter((one) =>
        one.checkVisibility(),
      );
      expect(
        houses.map((one) => one.closest('.combined') !== null),
        `${px}`,
      ).to.deep.equal([true]);
      expect(size('.combined .figure__value'), `${px}`).to.be.above(1.3 * size('.tabs .figure__value'));
      for (const line of visit.root.querySelectorAll<HTMLElement>('.tabs__name, .tabs__note'))
        expect(line.offsetHeight, `${px} ${text(line)}`).to.be.below(1.9 * size('.tabs__note'));
    }
    visit.element.style.inlineSize = '';
  });
});
