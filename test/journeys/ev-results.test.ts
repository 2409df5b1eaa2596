import { expect } from '@open-wc/testing';
import {
  type Answer,
  about,
  kWh,
  miles,
  pence,
  pounds,
  recommended,
  resultOf,
  saving,
  tenths,
  today,
  tonnes,
  type Vehicle,
} from '../browser/answers.ts';
import { checkpoint } from '../browser/checkpoint.ts';
import { find, text } from '../browser/results.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { givesMiles, givesPlate, givesVehicles, pastAddress, START } from '../browser/walks.ts';
import { forgetWire, onTheWay, requests } from '../browser/wire.ts';

/** At the last question of a comparison, with vehicles chosen by plate and by picker. */
const atMilesCompared = checkpoint(async () => {
  const visit = await pastAddress(START.compare);
  await givesVehicles(visit);
  return drives(visit);
});

const atMilesAlone = checkpoint(async () => {
  const visit = await pastAddress(START.evOnly);
  await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
  await visit.presses('Next');
  return drives(visit);
});

async function drives(visit: Stage): Promise<Stage> {
  await givesMiles(visit, '150', '60');
  await visit.sees('That is about 10,920 miles a year.');
  return visit;
}

async function asksForResult(visit: Stage): Promise<Stage> {
  await visit.presses('See my result');
  await visit.sees('Vehicle usage');
  return visit;
}

const headline = (visit: Stage) => visit.root.querySelector('[data-figure=ev-headline]')?.textContent;
const compared = async () => asksForResult(await atMilesCompared());
const alone = async () => asksForResult(await atMilesAlone());

/** The column of one vehicle in the table of both, a text for each row. */
async function breakdownOf(visit: Stage, { make, model }: Vehicle): Promise<Record<string, string>> {
  const summary = 'Vehicle Breakdown';
  await visit.opens(summary);
  const table = (await visit.control(summary)).closest('details')?.querySelector('table');
  await until('the rows', () => table?.querySelector('td')?.checkVisibility());
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
  const at = heads.indexOf(`${make} ${model}`);
  expect(at, `the column of ${make} ${model}`).to.be.greaterThan(0);
  return Object.fromEntries(
    [...(table?.tBodies[0]?.rows ?? [])].map(({ cells }) => [
      cells[0]?.textContent ?? '',
      [...(cells[at]?.querySelectorAll('p') ?? [])].map((line) => line.textContent).join('; '),
    ]),
  );
}

describe('the result of a comparison', () => {
  it('WIZ-05 WIZ-14 WIZ-16 WIZ-19 HOME-10 STEP-ICE-09 STEP-EV-05: is reached in four steps, none of them about the house', async () => {
    const visit = await pastAddress(START.compare);
    await visit.sees('Step 2 of 4');
    await visit.sees('Explore the benefit of adopting an EV');
    await visit.sees('Which car do you drive today?');
    await givesVehicles(visit);
    await visit.sees('Step 4 of 4');
    await givesMiles(visit, '150', '60');
    await asksForResult(visit);
    expect(requests('esaPropertyTypes')).to.deep.equal([]);
    expect(requests('ashpPropertyTypes')).to.deep.equal([]);
  });

  it('CALL-20 CALL-23 CONST-14: is requested with both vehicles, the miles and the charger', async () => {
    await compared();
    const { details, ...body } = requests('createQuote')[0]?.body as Record<string, unknown>;
    expect(details).to.be.an('object');
    expect(body).to.deep.include({
      current: { makeId: 11, modelId: 2002, engineSize: 999, registrationNumber: 'FO18RDX' },
      compare: { makeId: 27, modelId: 1051, engineSize: 39 },
      milesDrivenWeekDays: 150,
      milesDrivenWeekEnds: 60,
      chargerTypeId: 1,
      referrerBranch: 'DR',
    });
  });

  it('RES-EV-01 RES-EV-03…09 AMB-35: its headline and six cards are those of the answer', async () => {
    const visit = await compared();
    const answer = resultOf('ev');
    const row = recommended(answer);
    await visit.sees('You could save about');
    await until('the saving', () => headline(visit) === about(saving(answer)));
    const { request } = answer;
    const cards = {
      'Current vehicle': `${request.current.make} ${request.current.model}`,
      'Electric vehicle': `${request.compare.make} ${request.compare.model}`,
      'Vehicle usage': `${miles(request.totalMiles)} a year`,
      'Annual charging cost': pounds(row.annualCost),
      'CO2 emissions saved': `${(today(answer).co2Emission - (row.gridCo2Emission ?? 0)).toFixed(1)} tonnes a year`,
      'Recommended tariff': `${row.tariffName}by ${row.supplierName}`,
    };
    for (const [name, value] of Object.entries(cards)) expect(await visit.card(name)).to.contain(value);
    const usage = await visit.card('Vehicle usage');
    expect(usage)
      .to.contain(miles(request.milesDrivenWeekDays))
      .and.contain(miles(request.milesDrivenWeekEnds));
  });

  it('RES-EV-09 AMB-36: each card has a Change, whose name says what it changes', async () => {
    const visit = await compared();
    const changes = visit.controls().filter((name) => name.startsWith('Change '));
    expect(changes).to.have.length(5);
    expect(new Set(changes).size).to.equal(5);
    const cards = [
      ...visit.root.querySelectorAll('.result-cards > [part=card], [part=card]:has(.tariff-card)'),
    ];
    expect(cards).to.have.length(3);
    for (const card of cards) expect(card.textContent, card.textContent ?? '').to.contain('Change');
  });

  it('RES-EV-10…17 CONST-07 AMB-23: each vehicle’s breakdown is worked out from the answer', async () => {
    const visit = await compared();
    const { request } = resultOf('ev');
    const { current, compare, totalMiles } = request;
    expect(await breakdownOf(visit, current)).to.deep.equal({
      'Engine or battery': '999 cc engine',
      'Fuel type': current.fuel,
      'How far it goes': `${tenths(current.mpg)} miles per gallon (MPG)`,
      'CO2 a mile': `${current.cO2Emisions} g`,
      'Cost per mile': pence((current.annualCost * 100) / totalMiles),
      'Fuel or power a year': `${Math.round((totalMiles / (current.mpg ?? 1)) * 4.54609).toLocaleString('en-GB')} litres at 151.4p`,
      'Annual CO2': tonnes((totalMiles * current.cO2Emisions) / 1_000_000),
      'Annual cost': pounds(current.annualCost),
    });
    const { annualCost, electricity } = recommended(resultOf('ev'));
    const counted = pounds(annualCost);
    expect(await breakdownOf(visit, compare)).to.include({
      'Engine or battery': '39 kWh battery',
      'Fuel type': compare.fuel,
      'How far it goes': `${compare.mpg} miles per kWh; ${Math.round((100 * totalMiles) / electricity.evConsumption) / 100} with charging losses`,
      'CO2 a mile': '0 g from the exhaust',
      'Cost per mile': `${pence((100 * annualCost) / totalMiles)} as you charge; ${pence(compare.costPerMile)} off-peak; ${pence(compare.costPerMileMax ?? 0)} peak`,
      'Annual cost': `${counted} as you charge; ${pounds(compare.annualCost)} if all off-peak; ${pounds(compare.annualCostMax ?? 0)} if all at peak`,
    });
  });

  it('GEN-08: offers no call', async () => {
    const visit = await compared();
    visit.doesNotSee('Arrange a call');
  });
});

describe('the result of an electric vehicle alone', () => {
  it('RES-EV-02 RES-EV-06 AMB-35 HOME-11 WIZ-14: shows the cost of charging and the electricity used', async () => {
    const visit = await alone();
    const answer = resultOf('ev');
    const row = recommended(answer);
    await visit.sees('Charging would cost about');
    await until('the cost', () => headline(visit) === about(row.annualCost));
    expect(await visit.card('Electricity for charging')).to.contain(kWh(row.electricity.evConsumption));
    for (const name of ['Current vehicle', 'CO2 emissions saved', 'Annual charging cost'])
      visit.doesNotSee(name);
    expect(requests('createQuote')[0]?.body).to.deep.include({
      current: { makeId: 27, modelId: 1051, engineSize: 39, registrationNumber: 'EV21LEF' },
    });
    expect(requests('createQuote')[0]?.body).not.to.have.property('compare');
  });

  it('RES-EV-02 SEEN-08: its cost does not have the colour of a saving, and is next to that of petrol for its miles', async () => {
    const visit = await alone();
    const colour = (part: string) => getComputedStyle(visit.root.querySelector(part)!).color;
    expect(colour('.result__headline .figure__value')).to.equal(colour('.results > .heading'));
    const { annualCost } = recommended(resultOf('ev'));
    const shown = text(find(visit, '.answer .bar-compare'));
    const [, less = '', pence, petrol = '', charging = ''] =
      /^About (.+) a year less than petrol todayPetrol in a typical car, ([\d.]+)p a mile(.+)Charging, [\d.]+p a mile(.+)$/.exec(
        shown,
      ) ?? [];
    // The build has the newest price of petrol.
    const cost = (Number(pence) * (resultOf('ev').request.totalMiles ?? 0)) / 100;
    expect([petrol, charging, less]).to.deep.equal([
      pounds(cost),
      pounds(annualCost),
      about(cost - annualCost),
    ]);
  });

  it('HON-14: its What if moves the price of the petrol that it is compared with', async () => {
    const visit = await alone();
    await visit.opens('What if…?');
    const says = () => text(find(visit, '.what-if__says'));
    await until('the two costs', says);
    const [, charging = '', petrol = ''] =
      /^Charging costs about (\S+) a year, petrol about (\S+)\.$/.exec(says()) ?? [];
    const shown = Number(text(find(visit, '.answer .bar-compare__text')).replace(/[£,]/g, ''));
    expect([charging, petrol]).to.deep.equal([headline(visit), about(shown)]);
    await visit.types('Change in fuel price', '-50');
    await visit.sees('It is 0p today, and 3p from 1 April 2028.');
    const half = says().replace(petrol, about(shown / 2));
    await until('half of it', () => says() === half);
  });

  it('RES-EV-10: has one breakdown', async () => {
    const visit = await alone();
    const fold = await visit.control('Vehicle Breakdown');
    expect(text(fold)).to.equal('Vehicle Breakdown Nissan Leaf');
    expect(visit.controls().filter((name) => name === 'Vehicle Breakdown')).to.have.length(1);
  });
});

describe('an electric vehicle result from another server', () => {
  afterEach(() => forgetWire());

  async function changed(change: (answer: Answer) => unknown): Promise<Stage> {
    const visit = await atMilesCompared();
    onTheWay('quoteResult', (answer) => change(answer as unknown as Answer));
    return asksForResult(visit);
  }

  it('AMB-22 RES-EV-01: a saving below zero is a cost, and never called a saving', async () => {
    const visit = await changed((answer) => ({
      ...answer,
      calculatedResults: answer.calculatedResults.map((row) =>
        row.isCurrent ? row : { ...row, savings: -75 },
      ),
    }));
    await visit.sees('This would cost about');
    await until('the cost', () => headline(visit) === '£75');
    visit.doesNotSee('You could save about');
  });

  it('AMB-22: without a marked row, the tariff that saves most is recommended', async () => {
    const visit = await changed((answer) => ({
      ...answer,
      calculatedResults: answer.calculatedResults.map(({ isRecommended: _, ...row }) => row),
    }));
    const most = resultOf('ev')
      .calculatedResults.filter(({ isCurrent }) => !isCurrent)
      .toSorted((one, other) => other.savings - one.savings)[0];
    expect(await visit.card('Recommended tariff')).to.contain(most?.tariffName ?? '—');
  });

  it('AMB-23: a mile’s cost in pounds is read as pence', async () => {
    const inPounds = (vehicle: Vehicle) => ({
      ...vehicle,
      costPerMile: vehicle.costPerMile / 100,
      costPerMileMax: vehicle.costPerMileMax === null ? null : vehicle.costPerMileMax / 100,
    });
    const visit = await changed((answer) => ({
      ...answer,
      request: {
        ...answer.request,
        current: inPounds(answer.request.current),
        compare: inPounds(answer.request.compare),
      },
    }));
    const { current, compare } = resultOf('ev').request;
    expect(await breakdownOf(visit, current)).to.include({ 'Cost per mile': pence(current.costPerMile) });
    expect((await breakdownOf(visit, compare))['Cost per mile']).to.contain(
      `${pence(compare.costPerMileMax ?? 0)} peak`,
    );
  });

  it('AMB-34: emissions that rise are said to rise', async () => {
    const visit = await changed((answer) => ({
      ...answer,
      calculatedResults: answer.calculatedResults.map((row) =>
        row.isCurrent ? row : { ...row, co2Emission: 9 },
      ),
    }));
    expect(await visit.card('CO2 emissions saved')).to.match(/more a year.*Emissions would rise/);
  });
});
