import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulate, nextPaint, withMotion } from '../browser/emulate.ts';
import { faults, open, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import {
  begins,
  CONTACT,
  givesAddress,
  givesAll,
  givesHome,
  givesMiles,
  givesPlate,
  HOME,
  LEAF,
  pastAddress,
  picksVehicle,
  START,
} from '../browser/walks.ts';

const QUOTE = 'POST /request/customer/esa/{quoteType}/quote';
const RESULT = 'GET /request/results/tou/esa/{quoteType}/result';
const WIDTHS = [320, 480, 768, 1200];

const PARTS: Readonly<Record<string, string>> = {
  plan: '.house__plan',
  dwelling: '.house__dwelling',
  heater: '.house__heater',
  quilt: '.house__quilt',
  plate: '.house__plate',
  charger: '.house__charger',
  car: '.house__car',
  panel: '.house__panel',
  pump: '.house__pump',
};

/** The parts that the visitor's house has in this place. */
function partsOf({ root }: Stage, where = '.questions__aside'): readonly string[] {
  return Object.keys(PARTS).filter((name) => root.querySelector(`${where} ${PARTS[name]}`));
}

async function draws(visit: Stage, parts: readonly string[], where?: string): Promise<void> {
  await until(`a house of ${parts}`, () => `${partsOf(visit, where)}` === `${parts}`);
}

/** Expects the whole house in this place at every width, in a good size; `tall` is the height of the strip on phones. */
function isSeen({ element, root }: Stage, where: string, tall = 96): void {
  for (const width of WIDTHS) {
    element.style.width = `${width}px`;
    const box = root.querySelector(`${where} .house__drawing`)?.getBoundingClientRect();
    const around = root.querySelector(where)?.getBoundingClientRect();
    expect(box?.height, `${width} px`).to.be.within(60, 400);
    expect(box?.left, `${width} px`).to.be.at.least(around?.left ?? 0);
    if (where === '.questions__home' && width < 768) expect(around?.height).to.equal(tall);
  }
  element.style.width = '';
}

describe('the visitor’s house', () => {
  afterEach(() => faults());

  it('SEEN-01 SEEN-04: while nothing is known about the home, is next to the heading and covers none of its text', async () => {
    const { element, root } = await begins(START.heatPump);
    const at = (what: string) => root.querySelector(what)!.getBoundingClientRect();
    for (const width of [256, 320, 480]) {
      element.style.width = `${width}px`;
      const house = at('.questions__aside .house');
      expect(house.top, `${width} px`).to.be.within(
        at('.questions__header').top,
        at('.questions__header').bottom,
      );
      for (const text of ['.progress', '.questions__header .heading'])
        expect(at(text).right, `${text} at ${width} px`).to.be.at.most(house.left);
      expect(at('.step-form').top, `${width} px`).to.be.at.least(house.bottom);
    }
  });

  it('SEEN-01: gets a part with each answer, keeps it, and is next to every question at every width', async () => {
    const visit = await begins(START.all);
    await draws(visit, ['plan']);
    isSeen(visit, '.questions__home', 64);
    await givesAddress(visit);
    await visit.presses('Next');
    await givesHome(visit);
    const home = ['dwelling', 'heater'];
    await draws(visit, home);
    await visit.presses('Next');
    await visit.chooses('Medium');
    await draws(visit, [...home, 'quilt']);
    isSeen(visit, '.questions__home');
    await visit.presses('Next');
    await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
    await draws(visit, [...home, 'quilt', 'plate', 'car']);
    expect(visit.root.querySelector('.house__plate')?.textContent).to.equal('FO18 RDX');
    await visit.presses('Next');
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, LEAF);
    await draws(visit, [...home, 'quilt', 'charger', 'car']);
    await visit.presses('Next');
    await givesMiles(visit, '150', '60');
    isSeen(visit, '.questions__home');
    await faults({ call: QUOTE, delayMs: 800 });
    await visit.presses('See my result');
    await draws(visit, [...home, 'quilt', 'charger', 'car'], '.quote-loader');
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
    await draws(visit, [...home, 'quilt', 'charger', 'car', 'panel', 'pump'], '.combined');
    isSeen(visit, '.combined');
    const quoted = /(\d+) panels/.exec(visit.root.textContent ?? '')?.[1];
    expect(visit.root.querySelectorAll('.combined .house__panel').length).to.equal(Number(quoted));
  });

  it('SEEN-01: is an outline behind the car if no question is about the home, and is whole on the result', async () => {
    const visit = await pastAddress(START.compare);
    await draws(visit, ['plan']);
    await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
    await draws(visit, ['plan', 'plate', 'car']);
    await visit.sees('Your car is on the drive');
    await visit.presses('Next');
    await visit.presses('Select a vehicle');
    await picksVehicle(visit, LEAF);
    await draws(visit, ['plan', 'charger', 'car']);
    expect(visit.root.querySelectorAll('.house__window--lit')).to.have.length(0);
    await visit.presses('Next');
    await givesMiles(visit, '150', '60');
    await visit.presses('See my result');
    await draws(visit, ['dwelling', 'charger', 'car'], '.result');
  });

  it('SEEN-01: on a phone it stays in view, covers nothing that has the focus, and names the part drawn last, which is announced once', async () => {
    await setViewport({ width: 390, height: 600 });
    const visit = await pastAddress(START.heatPump, HOME.gasSemi);
    const says = () => visit.root.querySelector('.questions__aside [role=status]')?.textContent;
    // The address reveals a boiler, which is drawn and announced only after the type of home is known.
    expect(says()).to.equal('');
    await givesHome(visit);
    expect(says()).to.equal('Your loft has average insulation');
    await visit.chooses('Poorly Insulated');
    await until('the loft', () => says() === 'Your loft has thin insulation');
    expect(visit.root.textContent?.split('Your loft has thin insulation')).to.have.length(2);
    expect(visit.root.querySelector('[role=status]')?.closest('[aria-hidden]')).to.equal(null);
    const first = visit.root.querySelector<HTMLInputElement>('.step-form input');
    scrollBy(0, (first?.getBoundingClientRect().top ?? 0) - 40);
    const aside = visit.root.querySelector('.questions__aside')?.getBoundingClientRect();
    expect(aside?.top).to.equal(0);
    first?.focus();
    expect(first?.getBoundingClientRect().top).to.be.at.least(104);
    scrollTo(0, 0);
    await setViewport({ width: 1280, height: 900 });
  });

  it('SEEN-01: lights its windows by how much of the day someone is at home', async () => {
    const visit = await pastAddress(START.solar);
    await givesHome(visit);
    const lit = () => visit.root.querySelectorAll('.questions__aside .house__window--lit').length;
    for (const [answer, windows] of [
      ['All day', 3],
      ['Out all day', 1],
      ['Unsure', 2],
    ] as const) {
      await visit.chooses(answer);
      await until(`${windows} lit windows`, () => lit() === windows);
    }
  });

  it('SEEN-02: the reason for a question is shown once: below the question, or next to it if there is room', async () => {
    const visit = await pastAddress(START.heatPump);
    await givesHome(visit);
    for (const why of ['We compare a heat pump with what you use now.', /^Homes lose heat differently/])
      for (const width of WIDTHS) {
        visit.element.style.width = `${width}px`;
        const places = [...visit.root.querySelectorAll('p')].filter(
          (line) => line.checkVisibility() && line.textContent?.match(why),
        );
        expect(places.length, `${why} at ${width} px`).to.equal(1);
        expect(places[0]?.closest('.questions__aside') !== null).to.equal(width >= 768);
      }
  });

  it('SEEN-02: the question is the largest text and has the focus, with its step in its name', async () => {
    const visit = await pastAddress(START.heatPump);
    await visit.sees('What type of home is it?');
    const question = (await until('the focus', () => visit.root.activeElement)) as HTMLElement;
    expect(question.textContent).to.equal('Step 2 of 3, What type of home is it?');
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const width of WIDTHS) {
      visit.element.style.width = `${width}px`;
      expect(size(question), `${width} px`).to.be.within(30, 36);
      for (const other of visit.root.querySelectorAll('.questions *'))
        if (!question.contains(other)) expect(size(other), other.className).to.be.below(size(question));
    }
    visit.element.style.width = '';
  });

  it('SEEN-04: a chosen address closes the search, and Change opens it again', async () => {
    const visit = await begins(START.heatPump);
    await givesAddress(visit);
    for (const gone of ['.address__search', '.address__notice', '.address__promises', '.filter-list'])
      expect(visit.root.querySelector(gone), gone).to.equal(null);
    await visit.presses('Change address');
    await until('the search', () => visit.root.querySelector('.address__search'));
    await until('the list', () => visit.root.querySelector('[role=option]'));
  });

  it('SEEN-01: fades in on the next screen, and with reduced motion appears at once', async () => {
    for (const motion of ['no-preference', 'reduce'] as const) {
      await emulate({ 'prefers-reduced-motion': motion });
      const visit = await pastAddress(START.solar);
      await givesHome(visit);
      const faded: (string | undefined)[] = [];
      visit.root.addEventListener('animationstart', ({ target }) => {
        const drawing = (target as Element).closest('.house--goes-on > .house__drawing');
        if (drawing && drawing === target) faded.push(drawing.closest('.quote-loader') ? 'loader' : 'result');
      });
      // The loader must be there for more than one frame.
      await faults({ call: QUOTE, delayMs: 300 });
      await visit.presses('See my result');
      await visit.sees('System cost estimate');
      // On a slow machine an animation begins frames after its element is there.
      if (motion !== 'reduce') await until('both', () => faded.length === 2);
      await nextPaint();
      expect(faded, motion).to.deep.equal(motion === 'reduce' ? [] : ['loader', 'result']);
      if (motion === 'reduce') expect(visit.root.getAnimations()).to.have.length(0);
    }
  });

  it('SEEN-01: the loader marks each quote as it is created and as its result comes, and nothing in it moves', async () => {
    await withMotion();
    const visit = await open(CONTACT);
    await visit.presses(START.all);
    await visit.sees('Where is your home?');
    await givesAll(visit);
    // One result comes long before the others, so that there is time to see it.
    const results = [
      { call: RESULT, delayMs: 1500, times: 1 },
      { call: RESULT, delayMs: 3500 },
    ];
    await faults({ call: QUOTE, delayMs: 500 }, ...results);
    await visit.presses('See my result');
    const count = (selector: string) => visit.root.querySelectorAll(selector).length;
    const top = () => visit.root.querySelector('.quote-loader .house')?.getBoundingClientRect().top;
    await until('the loader', () => visit.root.querySelector('.quote-loader .house__dwelling'));
    // The part of each bar that is filled.
    const bars = () =>
      [...visit.root.querySelectorAll('.quote-loader li')].map(
        (quote) => getComputedStyle(quote).backgroundSize.split(' ')[0],
      );
    expect(count('.quote-loader__made')).to.equal(0);
    expect(bars()).to.deep.equal(['12%', '12%', '12%']);
    const stood = top();
    await until('three quotes', () => count('.quote-loader__made') === 3);
    await until('longer bars', () => `${bars()}` === '60%,60%,60%');
    const ticks = () =>
      [...visit.root.querySelectorAll('.quote-loader li .icon')].map(
        (tick) => getComputedStyle(tick).visibility,
      );
    expect(ticks()).not.to.include('visible');
    await until('a result', () => count('.quote-loader__done') > 0 && ticks().includes('visible'));
    expect(top()).to.equal(stood);
    await visit.opens('Your details');
    await visit.sees('System cost estimate');
  });
});
