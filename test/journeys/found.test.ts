import { expect } from '@open-wc/testing';
import { press } from '../browser/keyboard.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, CONTACT, givesAddress, givesHome, HOME, START } from '../browser/walks.ts';
import { requests } from '../browser/wire.ts';

async function atHome(postcode: string): Promise<Stage> {
  const visit = await begins(START.solar);
  await givesAddress(visit, postcode);
  return visit;
}

async function goesOnToResult(visit: Stage): Promise<void> {
  await visit.presses('Next');
  await givesHome(visit);
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
}

const lastBody = (call: 'suppliers' | 'tariffs' | 'createQuote') =>
  requests(call).at(-1)?.body as Record<string, unknown>;

describe('what is known of a home', () => {
  afterEach(() => faults());

  it('GEN-06 BEY-06 AMB-48: names supplier and tariff, yearly use, payment and meters', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.sees('What we found');
    await visit.sees(/^Octopus Energy · Standard variable \(price cap\) Smart meter/);
    await visit.sees('2,700 kWh a year');
    await visit.sees('11,500 kWh a year');
    await visit.sees(/^Our prices are for direct debit\. You pay by monthly direct debit\./);
    await visit.sees('From meter records');
    expect(lastBody('suppliers')).to.include({
      postcode: 'BS19AA',
      switchType: 'dualConsolidatedToDualConsolidated',
      currentPayMethod: 'monthlyDirectDebit',
      economy7Percentage: 42,
    });
  });

  it('BEY-06: has no row for a fuel without a meter', async () => {
    const visit = await atHome(HOME.electricFlat);
    await visit.sees('What we found');
    expect(visit.controls().filter((name) => /^Not right\?/.test(name))).to.deep.equal([
      'Not right? Correct the electricity use',
    ]);
  });

  it('AMB-48 ERR-19: shows the rest without a message when the names can’t be fetched', async () => {
    await faults(
      { call: 'POST /request/suppliers', status: 500 },
      { call: 'POST /request/tariffs', status: 500 },
    );
    const visit = await atHome(HOME.gasSemi);
    await visit.sees('2,700 kWh a year');
    visit.doesNotSee(/Octopus/);
    visit.doesNotSee('Error');
  });

  it('BEY-06 VAL-41: an amount outside its bounds is refused with the exact message, and nothing typed is lost', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the electricity use');
    await visit.types('Electricity use', '75001');
    await visit.presses('Use this instead');
    await visit.sees('Electricity use must be between 1 & 75000.');
    expect((await visit.field('Electricity use')).value).to.equal('75001');
    await visit.picks('What to enter', 'I spend');
    await visit.picks('For how long', 'Monthly');
    expect((await visit.field('Electricity cost')).value).to.equal('75001');
    await visit.types('Electricity cost', '751');
    await visit.presses('Use this instead');
    await visit.sees('Electricity cost must be between 10 & 750.');
  });

  it('BEY-06: what was found is asked for again in another measure, and is there again in its own', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the electricity use');
    await visit.picks('For how long', 'Monthly');
    expect((await visit.field('Electricity use')).value).to.equal('');
    await visit.presses('Next');
    await visit.sees('Electricity use is required');
    await visit.picks('For how long', 'Yearly');
    expect((await visit.field('Electricity use')).value).to.equal('2,700');
    await visit.types('Electricity use', '300');
    await visit.picks('For how long', 'Monthly');
    await visit.presses('Use this instead');
    await visit.sees('3,600 kWh a year');
  });

  it('SEEN-04: in the narrowest column the button is below, so that a tariff’s name has the whole width', async () => {
    const visit = await atHome(HOME.gasSemi);
    const note = await visit.sees(/Standard variable/);
    visit.element.style.width = '240px';
    const row = () => note.closest('.facts__row')!.getBoundingClientRect();
    await until('a narrow row', () => row().width < 240);
    expect(note.closest('dd')!.getBoundingClientRect().width).to.be.closeTo(row().width, 1);
    visit.element.style.width = '';
  });

  it('BEY-06: a correction reads as one sentence under its name, on one line where there is room', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the electricity use');
    await visit.field('Electricity use');
    const boxes = () => [...visit.root.querySelectorAll('.found__correction .field__box')];
    const places = (all: readonly Element[]) => all.map((one) => one.getBoundingClientRect());
    expect(boxes().map((box) => box.querySelector('select, input')?.getAttribute('name'))).to.deep.equal([
      'usageType',
      'electricityUsage',
      'usageUnit',
    ]);
    for (const [px, lines] of [
      [1200, 1],
      [390, 2],
    ] as const) {
      visit.element.style.width = `${px}px`;
      const tops = () => new Set(boxes().map((box) => Math.round(box.getBoundingClientRect().top)));
      await until(`${lines} lines at ${px} px`, () => tops().size === lines);
      expect(new Set(places(boxes()).map(({ height }) => Math.round(height))).size).to.equal(1);
      const [save, cancel] = places([await visit.control('Use this instead'), await visit.control('Cancel')]);
      expect(save!.top - cancel!.top, 'one row').to.be.within(-1, 1);
      expect(cancel!.left - save!.right, 'side by side, the main button first').to.be.within(0, 8);
    }
    const [measure, amount, period] = places(boxes());
    expect([amount!.left, period!.right]).to.deep.equal([measure!.left, measure!.right]);
    // What we make of a sum of money is under the field for it.
    await visit.picks('What to enter', 'I spend');
    for (const px of [390, 1200]) {
      visit.element.style.width = `${px}px`;
      const under = () => {
        const [hint, field] = places([
          ...visit.root.querySelectorAll('.found__correction :is(.field__hint, .text-field__box)'),
        ]);
        return hint!.left === field!.left && hint!.top >= field!.bottom;
      };
      await until(`the hint under its field at ${px} px`, under);
    }
    visit.element.style.width = '';
  });

  it('BEY-06 AMB-03: a correction is marked as stated, survives a reload, and is quoted for', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the electricity use');
    await visit.picks('For how long', 'Monthly');
    await visit.types('Electricity use', '300');
    await visit.presses('Use this instead');
    await visit.sees('3,600 kWh a year');
    await visit.sees('You told us');
    expect(visit.root.activeElement?.textContent).to.equal('Not right?');
    await goesOnToResult(visit);
    expect(lastBody('createQuote')).to.include({ electricityUsage: 3600 });
    expect(lastBody('createQuote')).not.to.have.property('gasUsage');
  });

  it('BEY-13 BEY-06: an unfinished correction is saved by Next, or its problem is shown', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the electricity use');
    await visit.types('Electricity use', '75001');
    await visit.presses('Next');
    await visit.sees('Electricity use must be between 1 & 75000.');
    expect(visit.root.activeElement).to.equal(await visit.field('Electricity use'));
    await visit.types('Electricity use', '3,600');
    await goesOnToResult(visit);
    expect(lastBody('createQuote')).to.include({ electricityUsage: 3600 });
  });

  it('BEY-06: an opened but unchanged correction does not block Next', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the gas use');
    await visit.presses('Next');
    await visit.sees('What type of home is it?');
    await visit.presses('Back');
    await visit.sees('11,500 kWh a year');
    visit.doesNotSee('You told us');
  });

  it('BEY-11 BEY-06: in a correction Enter saves the number and Escape cancels, and neither goes to the next step', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the gas use');
    await visit.types('Gas use', '1');
    expect(visit.root.activeElement).to.equal(await visit.field('Gas use'));
    await press('Escape');
    await visit.seesGone('Use this instead');
    await visit.sees('11,500 kWh a year');
    await visit.presses('Not right? Correct the gas use');
    await visit.types('Gas use', '9000');
    await press('Enter');
    await visit.sees('9,000 kWh a year');
    await until('the focus back', () => visit.root.activeElement?.textContent === 'Not right?');
    await visit.sees('Where is your home?');
  });

  it('BEY-06: while a use is corrected, what was found stays in sight, and its button gives way to the form', async () => {
    const visit = await atHome(HOME.gasSemi);
    const correct = 'Not right? Correct the gas use';
    const value = (await visit.sees('11,500 kWh a year')).closest('dd')!;
    await visit.presses(correct);
    await visit.field('Gas use');
    expect(visit.controls()).not.to.include(correct);
    const fill = async (name: string) => getComputedStyle(await visit.control(name)).backgroundColor;
    const main = await fill('Use this instead');
    expect(await fill('Next'), 'the correction comes first').not.to.equal(main);
    expect(value.getBoundingClientRect().bottom).to.be.at.most(
      (await visit.field('Gas use')).getBoundingClientRect().top,
    );
    await visit.presses('Cancel');
    await until('the button back', () => visit.controls().includes(correct));
    await until('Next first again', async () => (await fill('Next')) === main);
  });

  it('BEY-06: Cancel keeps the value that was found', async () => {
    const visit = await atHome(HOME.gasSemi);
    await visit.presses('Not right? Correct the gas use');
    await visit.types('Gas use', '1');
    await visit.presses('Cancel');
    await visit.sees('11,500 kWh a year');
    visit.doesNotSee('You told us');
  });
});

/** [ids, postcode of the home, its message] */
const TURNED_AWAY = [
  ['ERR-08', 'BS1 9AH', /^Business energy has other prices/],
  ['ERR-10', 'BS1 9AF', /^The tariffs we compare/],
  ['ERR-11', 'BS1 9AG', /^Heat pumps, solar panels and cars/],
  ['ERR-12', 'BS1 9AJ', /until new or divided homes are listed/],
] as const;

describe('a refused home', () => {
  for (const [id, postcode, why] of TURNED_AWAY) {
    it(`BEY-07 ${id}: shows the reason, what the visitor can do and neutral advice, and offers another address`, async () => {
      const visit = await atHome(postcode);
      await visit.sees(why);
      const links = [...visit.root.querySelectorAll<HTMLAnchorElement>('.refusal .links a')];
      expect(links.filter(({ target }) => target === '_blank').length).to.be.greaterThan(0);
      expect(links.every(({ protocol }) => /^https?:$/.test(protocol))).to.equal(true);
      await visit.presses('Read about Solar & battery');
      await visit.sees('Solar panels and a battery');
      history.back();
      await visit.sees(why);
      await visit.presses('Choose another address');
      await visit.sees('Choose your address');
      expect((await visit.field('Postcode')).value).to.equal(postcode.replace(' ', ''));
    });
  }

  it('BEY-07 STEP-PROP-03: a flat that solar refuses can continue with a heat pump, and keeps its answers', async () => {
    const visit = await atHome(HOME.electricFlat);
    await visit.presses('Next');
    await visit.chooses('Flat');
    await visit.sees('We are unable to provide Solar quotes for Flats and Maisonette property types');
    await visit.sees(/rarely have a roof to themselves/);
    await visit.presses(START.heatPump);
    await visit.sees('How is your home heated today?');
    await visit.sees('Step 3 of 3');
  });

  it('BEY-07: a partner may set other links, but no script URL', async () => {
    const visit = await begins(START.solar, CONTACT);
    Object.assign(visit.element, {
      messages: {
        'advice.citizens': 'Our own advisers',
        'advice.citizens.href': 'https://advice.partner.example/',
        'advice.gov.href': 'javascript:alert(1)',
      },
    });
    await givesAddress(visit, 'BS1 9AF');
    await visit.sees(/^Our own advisers/);
    visit.doesNotSee(/^GOV\.UK/);
  });
});
