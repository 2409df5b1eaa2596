import { expect } from '@open-wc/testing';
import { pounds, recommended, resultOf } from '../browser/answers.ts';
import { text } from '../browser/results.ts';
import { faults, type Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { givesHome, HOME, pastAddress, START } from '../browser/walks.ts';
import { forgetWire, onTheWay, requests } from '../browser/wire.ts';

const FLAT = 'We are unable to provide Solar quotes for Flats and Maisonette property types';
const SEEN = 'System cost estimate';

/** Walks to the result for a semi-detached house, with this answer to when someone is at home. */
async function atResult(usage?: string, postcode: string = HOME.gasSemi): Promise<Stage> {
  const visit = await pastAddress(START.solar, postcode);
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.sees('How much of the day is someone at home?');
  if (usage) await visit.chooses(usage);
  await visit.presses('See my result');
  await visit.sees(SEEN);
  return visit;
}

/** The systems beside each other. */
const systemsOf = ({ root }: Stage) =>
  [...root.querySelectorAll('table')].find((table) => text(table).startsWith('Battery')) as HTMLTableElement;

/** The parts of a saving to which the battery and the tariff both contribute. */
const partsOf = (savings: number) => ({ panels: savings - 200, battery: 120, tariff: 80 });

describe('a solar quote', () => {
  afterEach(() => {
    forgetWire();
    return faults();
  });

  it('HOME-09 WIZ-01 WIZ-04 WIZ-17 WIZ-23 WIZ-24 GEN-07: is reached from home in three steps, with a tariff', async () => {
    const visit = await pastAddress(START.solar);
    await visit.sees('Step 2 of 3');
    await visit.sees('Explore the impact of Solar and Battery');
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('Step 3 of 3');
    visit.doesNotSee('How is your home heated today?');
    await visit.presses('See my result');
    await visit.sees('You could save about');
    await visit.sees('Explore the impact of Solar and Battery');
    await visit.sees('Recommended tariff');
    await visit.sees(/^by \w+/);
    const quoted = visit.events.filter(({ type }) => type === 'heq-quote').map(({ detail }) => detail.asset);
    expect(quoted).to.deep.equal(['solar']);
  });

  it('STEP-USE-01 STEP-USE-02 LOOK-05 ENT-16 CONST-08: asks for the time at home, with Unsure chosen at first', async () => {
    const visit = await pastAddress(START.solar);
    await visit.chooses('Semi-detached house');
    await visit.presses('Next');
    await visit.sees('How much of the day is someone at home?');
    const radios = [...visit.root.querySelectorAll<HTMLInputElement>('input[name=propertyUsage]')];
    expect(radios.map(({ value }) => value)).to.deep.equal(['1', '2', '3', '4']);
    for (const name of ['All day', 'About half a day', 'Out all day', 'Unsure']) await visit.sees(name);
    expect(radios.find(({ checked }) => checked)?.value).to.equal('4');
  });

  it('CALL-20 CALL-21 AMB-30 CONST-12 STATE-03: is made by one request that names home, type and time at home', async () => {
    await atResult('Out all day');
    const [created, ...more] = requests('createQuote');
    expect(more).to.deep.equal([]);
    expect(created?.url.pathname).to.equal('/request/customer/esa/solar/quote');
    const { details, ...fields } = created?.body as Record<string, unknown> & {
      details: { postcode: string };
    };
    expect(details.postcode.replace(' ', '')).to.equal('BS19AA');
    expect(fields).to.include({
      archeTypeId: 3,
      propertyTypeId: 2,
      referrerBranch: 'DR',
      switchType: 'dualConsolidatedToDualConsolidated',
    });
    expect(fields).not.to.have.property('heatingFuel');
  });

  it('STEP-PROP-05: the type that the address suggests is chosen, and Next is enough', async () => {
    const visit = await pastAddress(START.solar, HOME.oilCottage);
    const chosen = () => visit.root.querySelector<HTMLInputElement>('input[name=propertyId]:checked')?.value;
    await until('the type of the address', () => chosen() === '1');
    await visit.presses('Next');
    await visit.sees('Step 3 of 3');
  });

  it('STEP-PROP-02 VAL-16: a home of unknown type needs an answer before Next continues', async () => {
    await faults({
      call: 'POST /request/Address/recco/details/default',
      body: { gas: null, electricity: { supplierId: 1, consumption: 2700, tariffId: 1 } },
    });
    const visit = await pastAddress(START.solar);
    await visit.sees('What type of home is it?');
    await visit.presses('Next');
    await visit.sees('Property type is required');
    await visit.sees('Step 2 of 3');
  });

  for (const name of ['Flat', 'Maisonette']) {
    it(`STEP-PROP-03 CONST-13 LOOK-02: a ${name.toLowerCase()} is offered and refused with the exact sentence`, async () => {
      const visit = await pastAddress(START.solar);
      await visit.chooses(name);
      await visit.presses('Next');
      await visit.sees(FLAT);
      await visit.sees('Step 2 of 3');
      expect(requests('createQuote')).to.deep.equal([]);
      await visit.chooses('Semi-detached house');
      await visit.presses('Next');
      await visit.sees('Step 3 of 3');
    });
  }

  it('RES-SOL-02 RES-SOL-04 RES-SOL-05 RES-SOL-06 RES-07: the cards say what the server answered', async () => {
    const visit = await atResult();
    const { request, costModel } = resultOf('solar');
    expect(await visit.card('Address')).to.contain('Bristol');
    expect(await visit.card('System cost estimate')).to.contain(pounds(costModel.totalCost));
    const { numberOfPanels, batterySize } = request.solar;
    expect(await visit.card('Recommended panels')).to.contain(`${numberOfPanels} panels`);
    const battery = batterySize ? `${batterySize} kWh` : 'None';
    expect(await visit.card('Recommended battery')).to.contain(battery);
    const tariff = await visit.card('Recommended tariff');
    expect(tariff).to.match(/by .+Prices of \d+ \w+ \d{4}/);
  });

  it('RES-SOL-01 RES-SOL-05 RES-SOL-15 HON-07: shows the bill before and after, how much of the saving is for sold power, why there is no battery, and about when it is paid back', async () => {
    const visit = await atResult();
    const { savings } = recommended(resultOf('solar'));
    const [now, after] = ['solar-bill-now', 'solar-bill-after'].map((figure) =>
      Number(visit.root.querySelector(`[data-figure=${figure}]`)?.textContent?.replace(/[£,]/g, '')),
    );
    expect(now).to.be.greaterThan(savings);
    // Both bills are beside the saving, and differ by it.
    expect((now ?? 0) - (after ?? 0)).to.be.closeTo(savings, 1);
    expect(visit.root.querySelector('.result__headline [data-figure=solar-bill-after]')).to.not.equal(null);
    await visit.sees(/^This counts £\d+ a year paid for power sold\.$/);
    expect(await visit.card('Recommended battery')).to.contain(
      'With a replacement later, it would cost more',
    );
    await visit.opens('Detailed Breakdown');
    const years = `in about ${Math.round(Number.parseFloat(await visit.fact('Breakeven')))} years`;
    const payback = [...visit.root.querySelectorAll('.answer__facts > :last-child > dd')].map(text);
    expect(payback[0]).to.equal(years);
    const [soonest = Number.NaN, latest = Number.NaN] = (payback[1]?.match(/\d+/g) ?? []).map(Number);
    expect(Number.parseInt(years.slice('in about '.length), 10)).to.be.within(soonest, latest);
    await visit.opens('Panels alone, or with a battery?');
    const table = systemsOf(visit);
    expect([...table.querySelectorAll('thead th')].map(text).slice(0, 2)).to.deep.equal([
      'Battery',
      'None (our quote)',
    ]);
    const rows = [...table.rows].slice(1).map((row) => [...row.cells].slice(1).map(text));
    const [, paid = [], ...parts] = rows;
    expect(paid[0]).to.equal(years);
    expect(parts, 'saved, cost, gain').to.have.length(3);
    for (const system of paid.keys()) {
      const [saved = 0, cost = 0, gain = 0] = parts.map((row) =>
        Number(row[system]?.replace('−', '-').replace(/[£,]/g, '')),
      );
      expect(saved - cost).to.equal(gain);
    }
  });

  it('RES-SOL-02: on a narrow phone each row of the home is a line, and a postcode is not split', async () => {
    const visit = await atResult();
    visit.element.style.inlineSize = '340px';
    const address = visit.root.querySelector('[data-card=address] span > span')?.firstChild as Text;
    const postcode = document.createRange();
    postcode.setStart(address, address.length - 8);
    postcode.setEnd(address, address.length);
    expect(postcode.toString().trim()).to.match(/^BS1\s9AA$/);
    expect(postcode.getClientRects()).to.have.length(1);
    visit.element.style.inlineSize = '';
  });

  it('RES-SOL-07 ENQ-01 GEN-08: a call can be arranged, with the home filled in', async () => {
    const visit = await atResult();
    await visit.presses('Arrange a call');
    await visit.sees('Enquire Now');
    const home = (await visit.sees('Property')).parentElement?.textContent;
    expect(home).to.match(/Semi-detached house, .*Bristol/);
  });

  it('GEN-07: the saving from changing tariff is separate from that of the system', async () => {
    const visit = await pastAddress(START.solar);
    onTheWay('quoteResult', (answer) => {
      const row = recommended(answer as never) as { savings: number; parts: unknown };
      row.parts = partsOf(row.savings);
      return answer;
    });
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    const { savings } = recommended(resultOf('solar'));
    const { panels, battery, tariff } = partsOf(savings);
    let shown = 0;
    for (const [name, value] of [
      ['The panels', panels],
      ['The battery', battery],
      ['Changing tariff', tariff],
    ] as const) {
      const label = await visit.sees(name);
      const figure = Number(
        /-?£[\d,]+/.exec(label.parentElement?.textContent ?? '')?.[0].replace(/[£,]/g, ''),
      );
      expect(figure, name).to.be.closeTo(value, 1.5);
      shown += figure;
    }
    expect(panels + battery + tariff).to.be.closeTo(savings, 1);
    expect(shown).to.equal(Math.round(savings));
  });

  it('HON-04: the gain beside each battery is that of the sum of all years, to the pound', async () => {
    const visit = await pastAddress(START.solar);
    onTheWay('quoteResult', (answer) => {
      const result = answer as unknown as Parameters<typeof recommended>[0] & {
        costModel: { totalCost: number };
      };
      const { electricity } = recommended(result) as unknown as {
        electricity: { yearlyBreakDowns: { savings: number }[] };
      };
      const years = electricity.yearlyBreakDowns;
      // Saved in all: 18,000.4. The difference of the two is rounded up, and that of the shown two down.
      for (const [at, year] of years.entries()) year.savings = at === 0 ? 900.4 : 900;
      result.costModel.totalCost = 10_964.8;
      return answer;
    });
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees(SEEN);
    await visit.opens('Detailed Breakdown');
    await visit.opens('Panels alone, or with a battery?');
    const net = text(visit.root.querySelector('[data-figure=solar-net]'));
    expect(net).to.match(/^£7,035$/);
    expect(text(systemsOf(visit).querySelector('tfoot td'))).to.equal(net);
  });
});
