import { expect } from '@open-wc/testing';
import { focused, focusOn } from '../browser/keyboard.ts';
import { until } from '../browser/until.ts';
import {
  begins,
  choosesFirst,
  givesPlate,
  HOME,
  LEAF,
  PLAIN_START,
  pastAddress,
  picksVehicle,
  searches,
} from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

const PLAIN = { copy: 'plain' };
const MILES = { weekday: 'Weekday miles, all five days', weekend: 'Weekend miles, both days' };
const start = (attributes = {}) => begins(PLAIN_START.heatPump, { ...PLAIN, ...attributes });
/** At the type of the home, which is chosen. */
async function atType(
  type = 'Semi-detached house',
  from: string = PLAIN_START.heatPump,
  home: string = HOME.gasSemi,
) {
  const visit = await pastAddress(from, home, PLAIN);
  await visit.chooses(type);
  return visit;
}

describe('copy="plain", on the way to a quote', () => {
  it('AMB-14 STEP-ADDR-21: one empty field is one problem, until there is a list to choose from', async () => {
    const visit = await start();
    await visit.presses('Next');
    await visit.sees('Enter your postcode');
    visit.doesNotSee('Find your address and choose it from the list');
    await searches(visit, HOME.gasSemi);
    await visit.presses('Next');
    await visit.sees('Find your address and choose it from the list');
    visit.doesNotSee('Enter your postcode');
  });

  it('AMB-14 STEP-ADDR-08: asks of the chosen address if it is the home, to the eye and to screen readers', async () => {
    const visit = await start();
    await searches(visit, HOME.gasSemi);
    await choosesFirst(visit);
    await visit.sees('Is this your home?');
    visit.doesNotSee('Where is your home?');
    visit.doesNotSee('Your address');
    await focusOn(visit, 'Is this your home?');
    const described = focused(visit)?.getAttribute('aria-describedby');
    expect(visit.root.getElementById(described ?? '')?.textContent).to.match(/, Bristol, BS1 9AA$/);
    await visit.presses('Change address');
    await visit.sees('Where is your home?');
  });

  it('AMB-14 STEP-ADDR-12: the terms are linked once, in the footer, or else at the question', async () => {
    const terms = (visit: { controls: () => readonly string[] }) =>
      visit.controls().filter((name) => name.startsWith('Terms and conditions'));
    expect(terms(await start())).to.have.length(1);
    expect(terms(await start({ 'hide-footer': '' }))).to.have.length(1);
  });

  it('AMB-14 ERR-10: a prepayment meter offers one number and one way to another address', async () => {
    const visit = await start({ 'support-phone': '0117 496 0142' });
    await searches(visit, 'BS1 9AF');
    (await until('an address', () => visit.root.querySelector<HTMLElement>('[role=option]'))).click();
    await visit.control('Choose another address');
    expect(visit.controls()).not.to.include('Change address');
    expect(visit.controls().filter((name) => name === 'Call 0117 496 0142')).to.have.length(1);
    // Next does not compete with it.
    const next = await until('Next', () => visit.root.querySelector('[type=submit]'));
    expect(getComputedStyle(next).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('AMB-14 STEP-HEAT-03: the only possible heating is a fact below the question that is left, which has the focus', async () => {
    const visit = await atType();
    await visit.presses('Next');
    const fact = await visit.sees('Your meter says you heat with gas.');
    const wrong = await visit.control('Not right?');
    const first = visit.root.querySelector('input[name=insulation]')!;
    for (const [above, below] of [
      [first, fact],
      [fact, wrong],
    ] as const)
      expect(above.compareDocumentPosition(below)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    visit.doesNotSee('How is your home heated today?');
    await until('focus', () =>
      visit.root.activeElement?.textContent?.endsWith('How well insulated is your home?'),
    );
    expect(visit.root.querySelector('input[name=heatingFuel]')).to.equal(null);
    await visit.chooses('Average');
    await visit.presses('See my result');
    await visit.control('Arrange a call');
  });

  it('BEY-06 AMB-04: the heating that the meter suggests can be corrected, and is quoted for', async () => {
    const visit = await atType();
    await visit.presses('Next');
    await visit.presses('Not right?');
    await visit.sees('We also found a gas meter. Choose Gas if your boiler uses it.');
    const heating = () => visit.root.activeElement as HTMLInputElement | null;
    await until('the focus', () => heating()?.name === 'heatingFuel');
    expect([heating()?.value, heating()?.checked]).to.deep.equal(['1', true]);
    await visit.chooses('Oil');
    await visit.chooses('Poorly insulated');
    await visit.presses('See my result');
    await visit.control('Arrange a call');
    expect(requests('createQuote').at(-1)?.body).to.include({ heatingFuel: 3 });
  });

  it('AMB-14: a single problem is named without a heading above it', async () => {
    const visit = await atType();
    await visit.presses('Next');
    await visit.presses('See my result');
    const summary = await until('the summary', () => visit.root.querySelector('[part=problem-summary]'));
    expect(summary.textContent).to.equal('Choose how well your home is insulated');
    expect(visit.root.activeElement).to.equal(summary);
  });

  it('AMB-14 STEP-HEAT-02: both are asked where more than one heating is possible', async () => {
    const visit = await atType('Flat', PLAIN_START.heatPump, HOME.electricFlat);
    await visit.presses('Next');
    await visit.sees('How is your home heated today?');
    await visit.sees('How well insulated is your home?');
    await visit.chooses('Oil');
  });

  it('AMB-14 AMB-24: Next says what is missing on every question, can be pressed, and a problem is not said twice', async () => {
    const visit = await atType();
    const next = async (name: string) => {
      const button = (await visit.control(name)) as HTMLButtonElement;
      expect(button.disabled).to.equal(false);
      return visit.root.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(await next('Next')).to.equal(undefined);
    await visit.presses('Next');
    const missing = 'Choose how well your home is insulated';
    await visit.sees(missing);
    expect(await next('See my result')).to.equal(missing);
    const fill = async () => getComputedStyle(await visit.control('See my result')).backgroundColor;
    const early = await fill();
    await visit.presses('See my result');
    await until('a problem', () => visit.root.querySelector('[aria-invalid], .field__problem')?.textContent);
    expect(await next('See my result')).to.equal(undefined);
    const pressed = await fill();
    expect(pressed).not.to.equal(early);
    await visit.chooses('Poorly insulated');
    expect(await next('See my result')).to.equal(undefined);
    expect(await fill()).to.equal(pressed);
  });

  it('STEP-HEAT-05: the loft of a well insulated home is nearly filled, and each degree is much thicker than the next', async () => {
    const visit = await atType();
    await visit.presses('Next');
    const drawn = (part: string) =>
      until(part, () => {
        const found = visit.root.querySelectorAll<SVGPathElement>(`.choices__option ${part}`);
        return found.length === 3 && [...found].map((one) => one.getBBox().height);
      });
    const [room = 0] = await drawn('.house__room');
    const [well = 0, medium = 0, poor = 0] = await drawn('.house__quilt');
    expect(well).to.be.within(room * 0.8, room);
    expect(well).to.be.above(medium * 1.6);
    expect(medium).to.be.above(poor * 1.6);
  });

  it('STEP-EV-01: who has not decided on an electric car reads what to do, until one is chosen', async () => {
    const visit = await pastAddress('Find an electric car tariff', HOME.gasSemi, PLAIN);
    await visit.sees(/^Not sure\? Choose one you like\. You can change it on your result\.$/);
    visit.element.style.width = '390px';
    const widthOf = async (name: string) => (await visit.control(name)).getBoundingClientRect().width;
    const next = await visit.control('Next');
    await until('a phone’s width', () => next.getBoundingClientRect().width < 390);
    expect(await widthOf('Choose a car')).to.equal(await widthOf('Next'));
    visit.element.style.width = '';
    await visit.presses('Choose a car');
    await picksVehicle(visit, LEAF);
    await visit.seesGone(/^Not sure/);
  });

  it('AMB-14 AMB-24: one number of miles waits for the other', async () => {
    const visit = await pastAddress('Find an electric car tariff', HOME.gasSemi, PLAIN);
    await visit.presses('Choose a car');
    await picksVehicle(visit, LEAF);
    await visit.presses('Next');
    await visit.sees('Enter the miles you drive');
    await visit.types(MILES.weekday, '100');
    await visit.sees('Enter your weekend miles, or 0');
    await visit.types(MILES.weekend, '0');
    await visit.seesGone('Enter your weekend miles, or 0');
  });

  it('SEEN-01: says what was drawn last: the type of home, then its insulation', async () => {
    const visit = await atType('Mid-terrace house', PLAIN_START.all);
    const caption = () => visit.root.querySelector('.questions__so-far')?.textContent;
    // The question of the type shows it as its answer.
    expect(caption()).to.match(/^Your home so far/);
    await visit.presses('Next');
    await until('the type', () => caption()?.startsWith('Mid-terrace house'));
    await visit.presses('Next');
    await visit.chooses('Poorly insulated');
    await until('the loft', () => caption()?.startsWith('Your loft has thin insulation'));
  });

  it('AMB-14 AMB-08: all questions have one heading, and numbers have separators', async () => {
    const visit = await atType('Semi-detached house', PLAIN_START.all);
    const heading = () => visit.root.querySelector('.questions__header .heading')?.textContent;
    const shared = heading();
    for (const answer of ['All day', 'Average']) {
      await visit.presses('Next');
      await visit.chooses(answer);
      expect(heading()).to.equal(shared);
    }
    await visit.presses('Next');
    await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
    await visit.presses('Next');
    await visit.presses('Choose a car');
    await picksVehicle(visit, LEAF);
    await visit.presses('Next');
    await visit.types(MILES.weekday, '4201');
    await visit.types(MILES.weekend, '20');
    await visit.presses('See my result');
    await visit.sees('Weekday miles must be from 0 to 4,200.');
    expect(heading()).to.equal(shared);
  });
});
