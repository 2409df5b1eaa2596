// The one bill of several assets, and results that failed.
import { expect } from '@open-wc/testing';
import type { Asset } from '../../../src/domain/journey.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { Combined } from '../../../src/domain/result-extras.ts';
import { billOf } from '../../../src/journeys/one-bill/bill.ts';
import { CombinedBill } from '../../../src/journeys/one-bill/combined-bill.tsx';
import { product } from '../../../src/journeys/product.ts';
import { AssetsFailed } from '../../../src/screens/results/assets-failed.tsx';
import { words } from '../../spec-words.ts';
import { stands } from './in-widget.tsx';
import { one, render, text } from './render.tsx';
import { says } from './says.tsx';
import { CLOCK, CONDITIONS, range } from './wire-extras.ts';

const FAILURE = { kind: 'refused', status: 503, message: 'Come back at noon.' } as const;
/** The results of these assets failed; `before` is what an edit left as it was. */
const missing = (assets: readonly Asset[], before: Result | null = null, above = false) =>
  stands(<AssetsFailed of={assets.map(product.asset)} around={{ current: null }} above={above} />, {
    state: {
      results: Object.fromEntries(
        assets.map((asset) => [asset, { status: 'error', failure: FAILURE, before }]),
      ),
    },
  });

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

describe('the one bill', () => {
  it('HON-16: adds up in each column, and says the one tariff', () =>
    says(bill(), {
      headlines: ['You could save about £2,070 a year with all three'],
      range: 'Likely £1,500 to £2,400 a year',
      sees: ['We do not price solar & battery, heat pump and the car and charger.', 'Today£3,205After£1,140'],
    }));

  it('HON-16: that costs more says so, and names only what it is for', () =>
    says(
      bill({
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
      {
        headlines: ['This would cost about £120 more a year with a heat pump and an electric car'],
        sees: ['We do not price heat pump and the car and charger.', 'Today£1,925After£2,045'],
        doesNotSee: ['Power sold', 'Car fuel'],
      },
    ));

  it('without hours or conditions shows neither', () =>
    says(bill({ overlap: 0.3, clock: null, conditions: [] }), {
      headlines: ['You could save about £2,070 a year with all three'],
      range: 'Likely £1,500 to £2,400 a year',
      doesNotSee: ['Choose a time of day', 'Not met by this home'],
    }));
});

describe('a result that failed', () => {
  const WHY = 'Come back at noon.Your answers are safe. Try again.Retry';

  it('interrupts with the server’s sentence and a way to try again', () => {
    const page = render(missing(['solar']));
    expect(text(one(page, '[role=alert]'))).to.equal(`Error${WHY}`);
    expect(one(page, 'button').getAttribute('part')).to.equal('button button-primary');
  });

  it('after an edit takes the focus instead', () => {
    const page = render(missing(['solar'], {} as Result));
    const group = one(page, '[role=group][tabindex="-1"]');
    expect((page.getRootNode() as ShadowRoot).activeElement).to.equal(group);
    expect(text(group)).to.equal(`Error${WHY}`);
  });

  it('above another says what the figures leave out', () => {
    const page = render(missing(['solar', 'ashp'], null, true));
    expect(text(one(page, '[role=alert]'))).to.equal(
      `These figures leave out your solar & battery and heat pump${WHY}`,
    );
    expect(one(page, 'button').getAttribute('part')).to.equal('button button-secondary');
  });
});
