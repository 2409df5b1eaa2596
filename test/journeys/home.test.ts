import { expect } from '@open-wc/testing';
import { answerKeys } from '../browser/answer-keys.ts';
import { faults, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { PLAIN_START, START } from '../browser/walks.ts';

const headings = ({ root }: Stage, level: string) =>
  [...root.querySelectorAll(`.shell__screen ${level}`)].map(({ textContent }) => textContent);

/** Reads the flags of the journey from session storage. */
function flags(): unknown {
  const [key] = answerKeys();
  return JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}').flags;
}

const NONE = { ashp: false, solar: false, evCompare: false, evOnly: false };

describe('the home page', () => {
  afterEach(() => faults());

  it('HOME-03 HOME-04: has three cards, the EV one with two buttons', async () => {
    const visit = await open();
    expect(headings(visit, 'li h3')).to.deep.equal(['Solar & Battery', 'EV', 'Heat Pump']);
    const buttons = [...visit.root.querySelectorAll('.home__cards > li')].map(
      (card) => card.querySelectorAll('button').length,
    );
    expect(buttons).to.deep.equal([1, 2, 1]);
  });

  const CHOICES = [
    ['HOME-09', START.solar, { ...NONE, solar: true }],
    ['HOME-09', START.heatPump, { ...NONE, ashp: true }],
    ['HOME-10', START.compare, { ...NONE, evCompare: true }],
    ['HOME-11', START.evOnly, { ...NONE, evOnly: true }],
    ['HOME-12', START.all, { ...NONE, ashp: true, solar: true, evCompare: true }],
  ] as const;
  for (const [id, button, set] of CHOICES) {
    it(`${id} HOME-08 FLAG-01 AMB-11: '${button}' sets its flags and no other, and asks the first question`, async () => {
      const visit = await open();
      await visit.presses(button);
      await visit.sees('Where is your home?');
      expect(location.hash).to.equal('#/quote/switch/home-energy');
      expect(flags()).to.deep.equal(set);
    });
  }

  it('AMB-10: offers all three as a secondary action, below the cards', async () => {
    const visit = await open();
    const [solar, all] = [await visit.control(START.solar), await visit.control(START.all)];
    expect(all.className).not.to.equal(solar.className);
    expect(all.getBoundingClientRect().top).to.be.greaterThan(solar.getBoundingClientRect().bottom);
  });

  it('AMB-10: offers all three above the cards in copy="plain", once', async () => {
    const visit = await open({ copy: 'plain' });
    const [solar, all] = [await visit.control(PLAIN_START.solar), await visit.control(PLAIN_START.all)];
    expect(all.getBoundingClientRect().bottom).to.be.below(solar.getBoundingClientRect().top);
    expect(visit.controls().filter((name) => name === PLAIN_START.all)).to.have.length(1);
  });

  it('HOME-03 SEEN-08: with copy="plain" on a phone the main button is on the first screen, and each card is a row', async () => {
    const visit = await open({ copy: 'plain' });
    visit.element.style.width = '390px';
    const box = (part: Element | null) => part!.getBoundingClientRect();
    const top = box(visit.element).top;
    const all = await visit.control(PLAIN_START.all);
    await until('a phone’s width', () => box(all).right - box(visit.element).left <= 390);
    expect(box(all).bottom - top).to.be.below(844);
    for (const card of visit.root.querySelectorAll('.home__cards > li')) {
      const [picture, heading] = [box(card.querySelector('.card__picture')), box(card.querySelector('h3'))];
      expect(heading.left).to.be.at.least(picture.right);
      expect(heading.top).to.be.below(picture.bottom);
    }
  });

  for (const [only, columns] of [
    ['all solar ev-compare ev-only heat-pump', 3],
    ['ev-compare ev-only heat-pump', 2],
  ] as const)
    it(`HOME-03 SEEN-08: on a wide page ${columns} cards are side by side, with their first buttons on one line`, async () => {
      const visit = await open({ copy: 'plain', only });
      visit.element.style.width = '1200px';
      const cards = [...visit.root.querySelectorAll('.home__cards > li')];
      const tops = (part: string) =>
        new Set(cards.map((card) => Math.round(card.querySelector(part)!.getBoundingClientRect().top)));
      expect(cards).to.have.length(columns);
      await until('one line of cards', () => tops('h3').size === 1);
      for (const part of ['.card__picture', 'p', 'button']) expect([...tops(part)]).to.have.length(1);
      const [width] = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().width)));
      expect(width).to.be.within(1000 / columns, 1200 / columns);
    });

  it('HOME-03 SEEN-08: on a wide page a single card is a row', async () => {
    const visit = await open({ copy: 'plain', only: 'heat-pump' });
    visit.element.style.width = '1200px';
    const box = (part: string) => visit.root.querySelector(`.home__cards ${part}`)!.getBoundingClientRect();
    await until('a row', () => box('button').left >= box('p').right && box('h3').left >= box('svg').right);
  });

  it('BEY-20: offers only the journeys in `only`, in cards, navigation bar and landing pages', async () => {
    const visit = await open({ only: 'ev-only solar' });
    expect(headings(visit, 'li h3')).to.deep.equal(['Solar & Battery', 'EV']);
    await visit.sees('See what solar and an electric car would do for your bills and CO2.');
    const pressable = visit.controls();
    expect(pressable).to.include.members([START.solar, START.evOnly, 'Solar & battery', 'Electric vehicles']);
    expect(pressable).not.to.include.members([START.compare]);
    expect(pressable).not.to.include.members([START.heatPump]);
    expect(pressable).not.to.include.members([START.all]);
    expect(pressable).not.to.include.members(['Heat pumps']);
    await visit.sees('At most 3 steps. Have your postcode ready and, for a car, its number plate.');
    visit.element.setAttribute('only', 'heat-pump');
    await visit.sees('At most 3 steps. Have your postcode ready.');
    visit.element.setAttribute('only', 'all');
    await visit.sees('At most 7 steps. Have your postcode ready and, for a car, its number plate.');
    await until('no cards', () => headings(visit, 'li h3').length === 0);
    await visit.presses(START.all);
    await visit.sees('Step 1 of 7');
  });
});

it('LAND-01: on a wide page the questions of a landing page fill its width, in rows of two', async () => {
  const visit = await open();
  visit.element.style.width = '1200px';
  await visit.presses('Heat pumps');
  const boxes = () =>
    [...visit.root.querySelectorAll('.landing__questions > details')].map((one) =>
      one.getBoundingClientRect(),
    );
  await until('two columns', () => (boxes()[1]?.left ?? 0) >= (boxes()[0]?.right ?? Infinity));
  expect(boxes().map(({ top }) => top)).to.deep.equal(boxes().map((_, at, all) => all[at - (at % 2)]!.top));
});

const LANDINGS = [
  ['solar-battery', 'Solar & battery', 'Solar panels and a battery', [START.solar]],
  ['electric-vehicle', 'Electric vehicles', 'Electric vehicles', [START.compare, START.evOnly]],
  ['heat-pump', 'Heat pumps', 'Air-source heat pumps', [START.heatPump]],
] as const;

describe('a landing page', () => {
  for (const [path, link, title, starts] of LANDINGS) {
    it(`LAY-01 LAND-01 LAND-03: /${path} is a link in the navigation bar, and has its explore buttons`, async () => {
      const visit = await open();
      await visit.presses(link);
      await until(title, () => headings(visit, ':is(h1, h2)').includes(title));
      expect(location.hash).to.equal(`#/quote/${path}`);
      const found = visit.root.querySelectorAll('.shell__screen button:not(.term)');
      const buttons = [...found].map((one) => one.textContent);
      // The buttons are at the top and again at the end of the page.
      expect(buttons).to.deep.equal([...starts, ...starts]);
    });
  }

  it('LAND-02 LAND-03: each button of the EV page sets its flag and no other', async () => {
    for (const [button, flag] of [
      [START.compare, 'evCompare'],
      [START.evOnly, 'evOnly'],
    ] as const) {
      const visit = await open();
      await visit.presses('Electric vehicles');
      await visit.sees(/charged at home on a night rate/);
      await visit.sees(/^At most 4 steps\./);
      await visit.presses(button);
      await visit.sees('Where is your home?');
      expect(flags()).to.deep.equal({ ...NONE, [flag]: true });
    }
  });

  it('LAND-01 LAND-03: the comparison is the main button of the EV page, and the tariff alone a link', async () => {
    const visit = await open();
    await visit.presses('Electric vehicles');
    await visit.sees(/charged at home on a night rate/);
    const looks = [...visit.root.querySelectorAll('.landing__starts button')].map((one) => one.className);
    const twice = ['button button--primary', 'button button--link'];
    expect(looks).to.deep.equal([...twice, ...twice]);
  });

  it('LAND-04: states costs, when there is no saving, and sources, and answers questions', async () => {
    const visit = await open();
    await visit.presses('Heat pumps');
    await visit.sees('When does it not save?');
    await visit.opens('Where these figures come from');
    await visit.sees(/^Source: .*our calculation from Ofgem price cap/);
    visit.doesNotSee(/^Yes, with less to spare/);
    await visit.opens('Does it work when it is cold?');
    await visit.sees(/^Yes, with less to spare/);
  });

  it('LAND-04: draws its figures as bars, the longest over the whole line and the others shorter', async () => {
    for (const [, link] of LANDINGS) {
      const visit = await open();
      await visit.presses(link);
      const first = await until('bars', () => visit.root.querySelector('.bar-compare__bar'));
      const widthOf = (element: Element) => element.getBoundingClientRect().width;
      const line = widthOf(first.parentElement as Element);
      const bars = [...visit.root.querySelectorAll('.bar-compare__bar')].map((bar) => widthOf(bar) / line);
      expect(Math.max(...bars), link).to.be.closeTo(1, 0.01);
      expect(Math.min(...bars), link)
        .to.be.greaterThan(0.05)
        .and.lessThan(0.95);
    }
  });

  it('BEY-20: a landing page that is not offered leads to one that is', async () => {
    const visit = await open({ only: 'solar' });
    history.pushState(null, '', '#/quote/heat-pump');
    dispatchEvent(new PopStateEvent('popstate'));
    await visit.sees('Air-source heat pumps');
    await visit.presses('See what we offer');
    await visit.sees('What would an upgrade do for your home?');
  });
});
