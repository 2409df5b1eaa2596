// What a result says, with everything that an API can send, with as little as possible, and with extreme values.
import { type ReactNode, useEffect } from 'react';
import type { Asset } from '../../../src/domain/journey.ts';
import { priceOn } from '../../../src/domain/price-cap.ts';
import type { Result } from '../../../src/domain/result.ts';
import { EvResult } from '../../../src/journeys/ev/ev-result.tsx';
import { HeatPumpResult } from '../../../src/journeys/heat-pump/heat-pump-result.tsx';
import { product } from '../../../src/journeys/product.ts';
import { type Headline, headlineOf } from '../../../src/journeys/result/headline/headline.ts';
import { SolarResult } from '../../../src/journeys/solar/solar-result.tsx';
import { PrintSheet } from '../../../src/journeys/take-along/print/print-sheet.tsx';
import { useReady } from '../../../src/ui/disclosure/later.tsx';
import { stands } from './in-widget.tsx';
import { says } from './says.tsx';
import {
  alone,
  compared,
  comparedWhole,
  heatPump,
  heatPumpWhole,
  solar,
  solarWhole,
} from './wire-answers.ts';
import { range } from './wire-extras.ts';

const ofSolar = (result: Result, before: Result | null = null) =>
  stands(<SolarResult result={result} before={before} />);
const ofHeat = (result: Result, before: Result | null = null) =>
  stands(<HeatPumpResult result={result} before={before} />);
const ofCar = (result: Result, before: Result | null = null) =>
  stands(<EvResult result={result} before={before} />);

/** A sheet is rendered after its result, and added to the page for printing. */
function Printed({ children }: { children: ReactNode }) {
  const drawn = useReady();
  useEffect(() => {
    if (drawn) dispatchEvent(new Event('beforeprint'));
  }, [drawn]);
  return children;
}
const onPaper = (asset: Asset, result: Result, bill: Headline | null) =>
  stands(
    <Printed>
      <PrintSheet asset={product.asset(asset)} result={result} bill={bill} />
    </Printed>,
  );

const costs = (annualCost: number, savings = 0) => ({ annualCost, savings });

const BEFORE = { annualCost: 1840, co2Emission: 2.96 };
const CHEAP = compared(costs(1310), costs(345, 965));
const UNKNOWN = compared({ annualCost: null, co2Emission: null }, null, { reason: 'charger' });
const DEAR = compared(costs(1310), costs(1500, -190));

const WITH_BATTERY = 'a year with solar panels and a battery';
const NO_FIGURE = 'We could not work out a headline figure for this home.';
const NOT_KNOWN = '— | Known after a home survey';
const solarBars = (now: string, nowPercent: number, after: string, percentAfter: number) =>
  [
    [`Today${now}`, nowPercent],
    [`With solar, on its cheapest tariff${after}`, percentAfter],
  ] as const;

describe('a result of solar panels', () => {
  const saves = (amount: string) => [`You could save about ${amount} ${WITH_BATTERY}`];

  it('RES-SOL-02: says its saving, its range, its cost and where the saving comes from', () =>
    says(ofSolar(solarWhole()), {
      headlines: saves('£620'),
      range: 'Likely £350 to £810 a year',
      bars: solarBars('£1,010', 100, '£390', 39),
      facts: {
        'Recommended panels': '11 panels',
        'Recommended battery': '5.2 kWh',
        'System cost estimate': '£9,100 | Estimate, before a survey',
        'Yearly use': '3,400 kWh | What your home uses in a year',
        'Share consumed': '54% · 2,100 kWh | Of what they make, used in your home',
        'Share sold': '46% · 1,800 kWh | Of what they make, sold to the grid',
        'Self-sufficiency': '62% | Your own solar power, of all your home uses',
        Breakeven: '14.5 years | This is when the savings have paid for the system',
      },
      sees: [
        '£50 of the saving comes from changing tariff, not from the system',
        'After 20 years you are £2,572 ahead.',
        'It would pay for itself in about 15 years',
        'Not met by this home: You charge a car',
      ],
    }));

  it('that someone shared can’t be changed, and says when its prices are old', () =>
    says(
      stands(<SolarResult result={solarWhole()} before={null} />, {
        isShared: true,
        now: () => new Date('2027-01-01'),
      }),
      {
        headlines: saves('£620'),
        range: 'Likely £350 to £810 a year',
        sees: ['A newer price cap has applied since then', 'Get a quote for your home'],
        doesNotSee: ['Semi-detached houseChange', 'Arrange a call'],
      },
    ));

  it('names no tariff’s part where it is a pound', () =>
    says(ofSolar(solar({}, { parts: { panels: 500, battery: 119, tariff: 1 } })), {
      headlines: saves('£620'),
      sees: ['£1 of the saving comes from changing tariff, not from the system'],
    }));

  it('of panels alone says so, and what the saving and the battery were', () =>
    says(ofSolar(solar({}, costs(600, 410), {}, 0), solar({}, {})), {
      headlines: ['You could save about £410 a year with solar panels'],
      was: ['was £620', 'was 5.2 kWh'],
      update: 'Updated: £410 a year with solar panels, was £620',
      bars: solarBars('£1,010', 100, '£600', 59),
      facts: { 'Recommended battery': 'Nonewas 5.2 kWh', 'System cost estimate': NOT_KNOWN },
    }));

  it('HON-12: says what it costs where it does not save', async () => {
    await says(ofSolar(solar(costs(1000), costs(1003, -3))), {
      headlines: [`This would cost about £3 more ${WITH_BATTERY}`],
      bars: solarBars('£1,000', 100, '£1,003', 100),
    });
    await says(ofSolar(solar(costs(1000), costs(1200, -200)), solar({}, {})), {
      headlines: [`This would cost about £200 more ${WITH_BATTERY}`],
      was: ['was £620 saved'],
      update: `Updated: £200 more ${WITH_BATTERY}, was £620 saved`,
      bars: solarBars('£1,000', 83, '£1,200', 100),
    });
    await says(ofSolar(solar(costs(0), costs(40, -40))), {
      headlines: [`This would cost about £40 more ${WITH_BATTERY}`],
      bars: solarBars('£0', 0, '£40', 100),
    });
  });

  it('has a bar of no length for a bill in credit', () =>
    says(ofSolar(solar(costs(1000), costs(-30, 1030))), {
      headlines: saves('£1,030'),
      bars: solarBars('£1,000', 100, '£30 in credit', 0),
    }));

  it('has a figure at last, or none any more', async () => {
    await says(ofSolar(solar(costs(1000), costs(390, 620)), solar({}, null)), {
      headlines: saves('£620'),
      update: `Updated: £620 ${WITH_BATTERY}`,
    });
    await says(ofSolar(solar({}, null), solar(costs(1000), costs(390, 620))), {
      update: `Updated: ${NO_FIGURE}`,
      sees: [NO_FIGURE],
      doesNotSee: ['Electricity bill for a year'],
    });
  });

  it('on paper has the day, the record, the answers and the figures, and no control', () =>
    says(onPaper('solar', solarWhole(), headlineOf('You could save')), {
      sees: [
        'Solar & Battery',
        'Printed on 15 October 2026. An estimate, before a survey.',
        'Call 0117 496 0000 · home-energy-quote 0.0.0 · Record 07d6ca59',
        `You could save about £620 ${WITH_BATTERY}`,
        'Cost, before a survey£9,100',
        'Pays for itselfin about 15 years',
        'How sure the saving isLikely £350 to £810 a year',
        'Cost a year£1,010 today, £390 after',
        'Recommended tariffOvernight, by GoElectric',
      ],
      doesNotSee: ['Change'],
    }));
});

describe('a result of a heat pump', () => {
  const LESS = (tonnes: string) => `You could cut your CO2 by about ${tonnes} tonnes a year with a heat pump`;
  const saves = (amount: string) => `You could save about ${amount} a year with a heat pump`;
  const pumpBars = (now: number, after: string, percentAfter: number) =>
    [
      ['Today£1,840', now],
      [`With a heat pump${after}`, percentAfter],
    ] as const;
  const EITHER = 'Could go either way: between £60 dearer and £480 cheaper a year';

  it('RES-HP-03: in place of gas says the cost after the grant, and how soon it pays for itself', () =>
    says(ofHeat(heatPumpWhole()), {
      headlines: [saves('£230'), LESS('2.2')],
      range: EITHER,
      facts: {
        'Current heating': 'Gas',
        'Recommended pump size': '7.5 kW | Estimate, before a survey',
        'Annual energy cost with a heat pump': '£1,610 | For the whole home, heat and hot water too',
        'Grant that may apply': '−£7,400',
        'Left to pay': '£700 to £6,500',
        'New boiler you need not buy, if yours needs replacing': '−£2,900',
      },
      sees: [
        'Typical cost, less the £7,400 grant£700 to £6,500',
        'Today, including £905 for heating£1,840',
        'in about 6 years',
        'After 20 years you are £2,572 ahead.',
      ],
    }));

  it('in place of oil that saves no more says what was saved', () =>
    says(
      ofHeat(
        heatPump(3, BEFORE, { ...costs(1905, -65), co2Emission: 0.81 }),
        heatPump(3, BEFORE, { ...costs(1610, 230), co2Emission: 0.74 }),
      ),
      {
        headlines: ['This would cost about £65 more a year to run, with a heat pump', LESS('2.2')],
        was: ['was £230 saved', 'was £1,610'],
        update: 'Updated: £65 more a year to run, with a heat pump, was £230 saved',
        bars: pumpBars(97, '£1,905', 100),
        facts: {
          'Current heating': 'Oil',
          'Annual energy cost with a heat pump':
            '£1,905was £1,610 | For the whole home, heat and hot water too',
        },
        sees: ['Installation cost is not quoted.'],
      },
    ));

  it('that an edit left as it was says so', () =>
    says(ofHeat(heatPump(3, BEFORE, costs(1610, 230)), heatPump(3, BEFORE, costs(1610, 230))), {
      headlines: [saves('£230'), LESS('2.7')],
      update: 'Updated: £230 a year with a heat pump, as before',
      bars: pumpBars(100, '£1,610', 88),
    }));

  it('in place of electric heating that saves at last says what it cost more', () =>
    says(
      ofHeat(
        heatPump(2, BEFORE, costs(1610, 230), { ranges: [range(-60, 230, 480)] }),
        heatPump(2, BEFORE, costs(1905, -65)),
      ),
      {
        headlines: [saves('£230'), LESS('2.7')],
        was: ['was £65 more', 'was £1,905'],
        update: 'Updated: £230 a year with a heat pump, was £65 more',
        range: EITHER,
        facts: { 'Current heating': 'Electric' },
      },
    ));

  it('without figures says that there are none', () =>
    says(ofHeat(heatPump(1, { annualCost: null, co2Emission: null }, null)), {
      sees: [NO_FIGURE],
      facts: { 'Energy cost today, whole home': NOT_KNOWN },
      doesNotSee: ['Your energy bill'],
    }));

  it('on paper says its cost, its payback and both headlines', () =>
    says(onPaper('ashp', heatPumpWhole(), null), {
      sees: [
        'Heat PumpPrinted on 15 October 2026.',
        saves('£230'),
        LESS('2.2'),
        'Typical cost, less the £7,400 grant£700 to £6,500',
        'in about 6 years',
        `How sure the saving is${EITHER}`,
      ],
    }));
});

describe('a result of an electric car', () => {
  const BY = 'a year by driving electric';
  const saves = (amount: string) => [`You could save about ${amount} ${BY}`];
  const carBars = (fuelPercent: number, charging: string, chargingPercent: number) =>
    [
      ['Fuel for the Ford Focus£1,310', fuelPercent],
      [`Charging the Nissan Leaf${charging}`, chargingPercent],
    ] as const;
  const NO_CHARGER =
    'These miles need more charging than this plug can give in a day, so there is no figure. Choose a faster charger or fewer miles.';
  const EXHAUST = 'This is from the exhaust.';

  it('RES-EV-03: compared says both costs, the miles and the CO2 with that of making the electricity', () =>
    says(ofCar(comparedWhole()), {
      headlines: saves('£970'),
      range: 'Likely £700 to £1,200 a year',
      bars: carBars(100, '£345', 26),
      facts: {
        'Current vehicle': 'Ford Focus | 1.5 litre engine',
        'Electric vehicle': 'Nissan Leaf | 59 kWh battery',
        'Vehicle usage':
          '10,920 miles a year | In a usual week you drive 150 miles from Monday to Friday and 60 miles at the weekend.',
        'Annual charging cost': '£345',
        'CO2 emissions saved': '1.6 tonnes a year | We took off 0.40 tonnes for making the electricity.',
      },
      sees: ['Each mile costs 11.4p less', 'Charging is on Overnight. We do not price the car and charger.'],
    }));

  it('after an edit says what it was, in the words of a saving or of a cost', async () => {
    await says(ofCar(DEAR, CHEAP), {
      headlines: ['This would cost about £190 more a year, driving electric'],
      was: ['was £970 saved', 'was £345'],
      update: 'Updated: £190 more a year, driving electric, was £970 saved',
      bars: carBars(87, '£1,500', 100),
    });
    await says(ofCar(CHEAP, DEAR), {
      headlines: saves('£970'),
      was: ['was £190 more', 'was £1,500'],
      update: `Updated: £970 ${BY}, was £190 more`,
    });
    await says(ofCar(CHEAP, compared(costs(1310), costs(445, 865))), {
      headlines: saves('£970'),
      was: ['was £870', 'was £445'],
      update: `Updated: £970 ${BY}, was £870`,
    });
    await says(ofCar(CHEAP, CHEAP), { headlines: saves('£970'), update: `Updated: £970 ${BY}, as before` });
  });

  it('that a plug can’t charge has no figure, before or after an edit', async () => {
    await says(ofCar(UNKNOWN), {
      sees: [NO_CHARGER, 'What one mile costs'],
      facts: { 'CO2 emissions saved': `1.5 tonnes a year | ${EXHAUST}` },
    });
    await says(ofCar(UNKNOWN, CHEAP), {
      was: ['was 0.6 tonnes a year'],
      update: `Updated: ${NO_CHARGER}`,
      sees: [NO_CHARGER],
    });
    await says(ofCar(CHEAP, UNKNOWN), {
      headlines: saves('£970'),
      was: ['was 1.5 tonnes a year'],
      update: `Updated: £970 ${BY}`,
    });
  });

  it('RES-EV-06: alone is compared with petrol in a typical car, and names the tariff where it was chosen', async () => {
    // The price of a mile on petrol is the build's own.
    const { petrolMile } = priceOn('2026-10-15').figures;
    const petrol = Math.round((10_920 * petrolMile) / 100);
    const less = (charging: number) =>
      `About £${(Math.round((petrol - charging) / 10) * 10).toLocaleString('en-GB')} a year less than petrol today`;
    const oneTariff = alone(null, costs(345), {
      compared: 0,
      ranges: [range(250, 345, 460, { figure: 'annualCost', verdict: null, drivers: [] })],
    });
    await says(ofCar(oneTariff), {
      headlines: ['Charging would cost about £350 a year'],
      range: 'Likely to cost £250 to £460 a year',
      bars: [
        [`Petrol in a typical car, ${petrolMile}p a mile£${petrol.toLocaleString('en-GB')}`, 100],
        ['Charging, 3.2p a mile£345', Math.round(34_500 / petrol)],
      ],
      sees: [less(345), 'This is for the Nissan Leaf on Overnight.'],
    });
    await says(ofCar(alone(costs(700), null)), {
      headlines: ['Charging would cost about £700 a year'],
      sees: [less(700), 'Each mile costs 2.0p less than at peak'],
      doesNotSee: ['on Overnight'],
    });
  });
});
