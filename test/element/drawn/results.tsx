// Whole results with the content around them: with everything that an API can send, with as little as possible, and with extreme
// values.
import { type ReactNode, useEffect } from 'react';
import type { Combined } from '../../../src/domain/extras/combined.ts';
import type { Asset } from '../../../src/domain/flags.ts';
import type { Result } from '../../../src/domain/result.ts';
import { EvResult } from '../../../src/journeys/ev/ev-result.tsx';
import { HeatPumpResult } from '../../../src/journeys/heat-pump/heat-pump-result.tsx';
import { billOf } from '../../../src/journeys/one-bill/bill-stacks.ts';
import { CombinedBill } from '../../../src/journeys/one-bill/combined-bill.tsx';
import { product } from '../../../src/journeys/product.ts';
import { type Headline, headlineOf } from '../../../src/journeys/result/headline/headline.ts';
import { SolarResult } from '../../../src/journeys/solar/solar-result.tsx';
import { PrintSheet } from '../../../src/journeys/take-along/print/print-sheet.tsx';
import { AssetsFailed } from '../../../src/screens/results/assets-failed.tsx';
import { useDrawn } from '../../../src/ui/house/use-drawn.tsx';
import { words } from '../../spec-words.ts';
import { stands } from './widget.tsx';
import {
  alone,
  compared,
  comparedWhole,
  heatPump,
  heatPumpWhole,
  solar,
  solarWhole,
} from './wire-answers.ts';
import { CLOCK, CONDITIONS, range } from './wire-extras.ts';

const ofSolar = (result: Result, before: Result | null = null) =>
  stands(<SolarResult result={result} before={before} />);
const ofHeat = (result: Result, before: Result | null = null) =>
  stands(<HeatPumpResult result={result} before={before} />);
const ofCar = (result: Result, before: Result | null = null) =>
  stands(<EvResult result={result} before={before} />);

const FAILURE = { kind: 'refused', status: 503, message: 'Come back at noon.' } as const;
/** The results of these assets failed; `before` is what an edit left as it was. */
const missing = (assets: readonly Asset[], before: Result | null = null, above = false) =>
  stands(<AssetsFailed of={assets.map(product.asset)} around={{ current: null }} above={above} />, {
    state: {
      results: Object.fromEntries(assets.map((asset) => [asset, { is: 'failed', failure: FAILURE, before }])),
    },
  });

/** A sheet is rendered after its result, and added to the page for printing. */
function Printed({ children }: { children: ReactNode }) {
  const drawn = useDrawn();
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

const COMBINED = {
  assets: ['solar', 'ashp', 'ev'],
  tariff: { tariffId: 7, supplierId: 4, supplierName: 'GoElectric', tariffName: 'Overnight' },
  today: [
    { id: 'electricity', value: 810 },
    { id: 'standing', value: 210 },
    { id: 'heating', value: 905 },
    { id: 'car-fuel', value: 1280 },
  ],
  after: [
    { id: 'electricity', value: 1120 },
    { id: 'standing', value: 210 },
    { id: 'export', value: -190 },
  ],
  savings: 2065,
  separately: 1815,
  overlap: 250,
  range: range(1500, 2065, 2400),
  shares: [
    { asset: 'solar', value: 700.4, alone: 620 },
    { asset: 'ashp', value: 320.4, alone: 230 },
    { asset: 'ev', value: 1044.2, alone: 965 },
  ],
  conditions: CONDITIONS,
  clock: CLOCK,
} as unknown as Combined;

/** The one bill with these changes. */
const bill = (more: object = {}) =>
  stands(<CombinedBill combined={billOf({ ...COMBINED, ...more }, words)} />);

export const results: Record<string, ReactNode> = {
  'solar with a battery': ofSolar(solarWhole()),
  'panels alone, which save less than before': ofSolar(solar({}, costs(600, 410), {}, 0), solar({}, {})),
  'solar that someone shared': stands(<SolarResult result={solarWhole()} before={null} />, {
    isShared: true,
    now: () => new Date('2027-01-01'),
  }),
  'solar of whose saving a pound is the tariff': ofSolar(
    solar({}, { parts: { panels: 500, battery: 119, tariff: 1 } }),
  ),
  'solar that leaves the bill as it is': ofSolar(solar(costs(1000), costs(1003, -3))),
  'solar that costs more, and saved before': ofSolar(solar(costs(1000), costs(1200, -200)), solar({}, {})),
  'solar that is paid for more than it costs': ofSolar(solar(costs(1000), costs(-30, 1030))),
  'solar where no bill was paid': ofSolar(solar(costs(0), costs(40, -40))),
  'solar that has a figure at last': ofSolar(solar(costs(1000), costs(390, 620)), solar({}, null)),
  'solar that has no figure any more': ofSolar(solar({}, null), solar(costs(1000), costs(390, 620))),
  'solar on paper': onPaper('solar', solarWhole(), headlineOf('You could save')),
  'a heat pump on paper': onPaper('ashp', heatPumpWhole(), null),
  'solar without a recommendation': ofSolar(solar({}, null)),
  'a heat pump in place of gas': ofHeat(heatPumpWhole()),
  'a heat pump in place of oil, changed': ofHeat(
    heatPump(3, BEFORE, { ...costs(1905, -65), co2Emission: 0.81 }),
    heatPump(3, BEFORE, { ...costs(1610, 230), co2Emission: 0.74 }),
  ),
  'a heat pump in place of oil, changed in vain': ofHeat(
    heatPump(3, BEFORE, costs(1610, 230)),
    heatPump(3, BEFORE, costs(1610, 230)),
  ),
  'a heat pump in place of electric heating, changed': ofHeat(
    heatPump(2, BEFORE, costs(1610, 230), { ranges: [range(-60, 230, 480)] }),
    heatPump(2, BEFORE, costs(1905, -65)),
  ),
  'a heat pump without figures': ofHeat(heatPump(1, { annualCost: null, co2Emission: null }, null)),
  'an electric car compared': ofCar(comparedWhole()),
  'an electric car that costs more, and saved before': ofCar(DEAR, CHEAP),
  'an electric car that saves, and cost more before': ofCar(CHEAP, DEAR),
  'an electric car that saves another sum': ofCar(CHEAP, compared(costs(1310), costs(445, 865))),
  'an electric car that saves as much as before': ofCar(CHEAP, CHEAP),
  'an electric car whose saving is not known any more': ofCar(UNKNOWN, CHEAP),
  'an electric car whose saving was not known before': ofCar(CHEAP, UNKNOWN),
  'an electric car alone': ofCar(
    alone(null, costs(345), {
      compared: 0,
      ranges: [range(250, 345, 460, { figure: 'annualCost', verdict: null, drivers: [] })],
    }),
  ),
  'an electric car alone, on one tariff': ofCar(alone(costs(700), null)),
  'an electric car that no charger is known for': ofCar(UNKNOWN),
  'one bill for all': bill(),
  'one bill that costs more, within what it takes': bill({
    savings: -120,
    separately: -40,
    overlap: -80.2,
    range: null,
    shares: COMBINED.shares.slice(1, 2),
    conditions: [{ ...CONDITIONS[0] }],
    assets: ['ashp', 'ev'],
    today: COMBINED.today.slice(0, 3),
    after: [{ id: 'electricity', value: 1835 }, COMBINED.after[1]],
  }),
  'one bill that is what the parts come to': bill({ overlap: 0.3, clock: null, conditions: [] }),
  'a result that failed': missing(['solar']),
  'a result that failed, of an edit': missing(['solar'], {} as Result),
  'results that failed, above another': missing(['solar', 'ashp'], null, true),
};
