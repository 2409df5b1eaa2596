// The API sends only what the specification names.
import { expect } from '@open-wc/testing';
import { text } from '../browser/results.ts';
import type { Stage } from '../browser/stage.ts';
import { until } from '../browser/until.ts';
import { begins, givesAll, pastAddress, START } from '../browser/walks.ts';
import { onTheWay, requests } from '../browser/wire.ts';

type Some = Readonly<Record<string, unknown>>;

const only = (from: unknown, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, (from as Some | null)?.[name] ?? null]));

const VEHICLE =
  'make model image isEv batterySize engineSize fuel mpg cO2Emisions costPerMile costPerMileMax annualCost annualCostMax';
const ELECTRICITY =
  'evConsumption householdConsumption solarGeneration solarUsedInHouse exportedToGrid importFromGrid monthlyBreakDowns yearlyBreakDowns';
const ROW = 'isCurrent supplierId tariffName savings annualCost co2Emission';

/** ENT-21, ENT-23 to ENT-26: the fields of a result by their names in the specification. */
function specified(answer: Some): Some {
  const request = answer.request as Some;
  const vehicle = (one: unknown) => (one ? only(one, VEHICLE) : null);
  return {
    request: {
      ...only(request, 'milesDrivenWeekDays milesDrivenWeekEnds totalMiles'),
      address: only(request.address, 'propertyType propertyTypeId'),
      current: vehicle(request.current),
      compare: vehicle(request.compare),
      solar: request.solar ? only(request.solar, 'numberOfPanels batterySize') : null,
      ashp: request.ashp ? only(request.ashp, 'ashpSize heatingFuel') : null,
    },
    costModel: only(answer.costModel, 'totalCost'),
    calculatedResults: (answer.calculatedResults as readonly Some[]).map((row) => ({
      ...only(row, ROW),
      electricity: row.electricity ? only(row.electricity, ELECTRICITY) : null,
    })),
  };
}

/** Cards, sections and disclosures of a result that have no content, or only a heading. */
function emptyBoxes(visit: Stage): readonly string[] {
  const boxes = visit.root.querySelectorAll(
    '.result [part~=card], .result section, .result [part~=disclosure]',
  );
  return [...boxes]
    .filter((box) => {
      const heading = box.querySelector('[part~=heading], summary');
      return text(box) === '' || text(box) === (heading ? text(heading) : '');
    })
    .map((box) => box.outerHTML.slice(0, 120));
}

describe('an API that sends only the specified fields', () => {
  it('ENT-21 ENT-23 ENT-24 ENT-25 ENT-26 RES-07 CALL-09: shows all three results with the supplier’s name and without an empty box', async () => {
    const visit = await begins(START.all);
    onTheWay('quoteResult', specified);
    await givesAll(visit);
    await visit.presses('See my result');
    for (const [tab, figure] of [
      ['Solar & Battery', 'solar-headline'],
      ['EV', 'ev-headline'],
      ['Heat Pump', 'heat-pump-headline'],
    ] as const) {
      await visit.presses(tab);
      await until(`the result of ${tab}`, () => visit.root.querySelector('.result h3'));
      await until('the suppliers', () => requests('suppliers').some(({ status }) => status === 200));
      // What is in a closed fold is rendered later than the fold.
      await until(`the content of each box of ${tab}`, () => emptyBoxes(visit).length === 0);
      expect(visit.root.querySelector('.result')?.textContent, figure).not.to.match(/undefined|NaN|null/);
      const name = visit.root.querySelector('.tariff-card__name');
      if (name)
        await until('its supplier', () => /by|from|with|,/.test(name.parentElement?.textContent ?? ''));
    }
  });

  it('RES-07 CALL-09 AMB-48: takes the supplier’s name and logo from the suppliers’ list', async () => {
    const visit = await begins(START.all);
    onTheWay('quoteResult', (answer) => {
      const rows = (answer.calculatedResults as readonly Some[]).map((row) => ({ ...row, supplierId: 77 }));
      return specified({ ...answer, calculatedResults: rows });
    });
    onTheWay('suppliers', () => ({
      suppliersDto: {
        electricitySuppliers: [
          { supplierId: 76, supplierName: 'Another', logo: null },
          { supplierId: 77, supplierName: 'Sunny Power', logo: '/dist/sunny.png' },
        ],
      },
    }));
    await givesAll(visit);
    await visit.presses('See my result');
    await visit.sees(/Sunny Power/);
    const logos = [...visit.root.querySelectorAll<HTMLElement>('.tariff-card__name')].map((name) =>
      name.closest('[part~=card]')?.querySelector('.logo'),
    );
    expect(logos.length).to.be.greaterThan(0);
    expect(requests('suppliers').some(({ body }) => (body as Some).postcode === 'BS19AA')).to.equal(true);
  });

  it('ENT-21 STEP-ICE-10: a plate whose answer has no ids of make and model is accepted', async () => {
    const visit = await pastAddress(START.compare);
    onTheWay('vehicleByPlate', (vehicle) => only(vehicle, VEHICLE));
    await visit.types('Registration number', 'FO18 RDX');
    await visit.presses('Search');
    await visit.sees('Ford Focus');
    await visit.presses('Next');
    await visit.sees('Which electric car are you thinking of?');
  });

  it('ENT-21 STEP-ICE-10: a plate whose vehicle is in no list gets a message that says what to do', async () => {
    const visit = await pastAddress(START.compare);
    onTheWay('vehicleByPlate', (vehicle) => ({ ...only(vehicle, VEHICLE), make: 'Zündapp' }));
    await visit.types('Registration number', 'FO18 RDX');
    await visit.presses('Search');
    await visit.sees('We found this car, but not in our list of makes and models.');
    await visit.sees('Choose the one most like it by its make and model.');
    await visit.presses('Select a vehicle');
    await visit.field('Make');
  });
});
