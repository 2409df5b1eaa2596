// YOURS-04: a price range or an installer's price, less grants and avoided costs, compared with the saving of the heat pump.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sourceText } from '../../../../src/words/message.ts';
import { WORDS } from '../../test/in-english.ts';
import { CONSTANTS } from '../constants.ts';
import { installVat, installVatChanges } from '../prices/vat.ts';
import { SUPPORT, supportFor } from '../support/support.ts';
import { type CostQuestion, grantOf, lifeOf, wholeCost } from './whole-cost.ts';

const FACTS = { asset: 'ashp', isSmartMeter: true, hasGasMeter: true, isFlat: false } as const;
const helpIn = (nation: string, heatingFuel: 1 | 2 | 3, hasGasMeter = true, day = '2026-11-24') =>
  supportFor(SUPPORT, { place: { nation }, facts: { ...FACTS, hasGasMeter }, heatingFuel }, day);

const GAS: CostQuestion = {
  fuel: 1,
  size: 7,
  day: '2026-11-24',
  stated: null,
  support: helpIn('England', 1),
  saving: 300,
  inflation: 0,
  ends: { low: 100, high: 500 },
};

describe('the whole cost of a heat pump', () => {
  it('YOURS-04: is a published range with its source and date, without an installer’s price', () => {
    const { price, grant, boiler, left, isTold, source, sourceKey, date } = wholeCost(GAS);
    assert.deepEqual([price, grant, boiler, isTold], [{ low: 10_500, high: 14_700 }, 7500, 3000, false]);
    assert.deepEqual(left, { low: 0, high: 4200 });
    assert.deepEqual([source, sourceKey], [null, 'source.heatPumpPrice']);
    assert.equal(sourceText(WORDS, { source, sourceKey }), CONSTANTS.heatPumpPrice.source);
    assert.equal(date, '2026-08');
    const lows = CONSTANTS.ashpSizes.value.map((size) => wholeCost({ ...GAS, size }).price.low);
    assert.deepEqual(lows, [9900, 10_500, 10_900, 12_000, 13_400, 13_400]);
  });

  it('RIGHT-11, YOURS-04: has a payback from the low price, best saving and a boiler that is due to the high price, worst saving and no boiler due; the likely payback uses the middle price and the quoted saving', () => {
    // A service costs £50 a year more than a boiler's.
    assert.deepEqual(wholeCost(GAS).payback, { soonest: 0, usual: 8.4, notDue: null, latest: null });
    const sure = wholeCost({ ...GAS, saving: 400, ends: { low: 450, high: 550 } });
    assert.deepEqual(sure.payback, { soonest: 0, usual: 6, notDue: 14.6, latest: 18 });
    const stated = wholeCost({ ...GAS, stated: 12_500, ends: { low: 250, high: 450 } });
    assert.deepEqual(
      [stated.price, stated.left],
      [
        { low: 12_500, high: 12_500 },
        { low: 2000, high: 2000 },
      ],
    );
    assert.deepEqual(
      [stated.payback, stated.source],
      [{ soonest: 5, usual: 8, notDue: 20, latest: null }, null],
    );
    assert.deepEqual(wholeCost({ ...GAS, ends: { low: -300, high: -100 }, stated: 20_000 }).payback, {
      soonest: null,
      usual: null,
      notDue: null,
      latest: null,
    });
  });

  it('RIGHT-11, YOURS-04: is paid back sooner if prices rise', () => {
    const rising = { ...GAS, stated: 11_000, ends: { low: 250, high: 250 }, inflation: 0.05 };
    assert.ok(wholeCost(rising).payback.latest! < 17.5);
    const { panels, inflation, upkeep } = lifeOf(rising);
    assert.deepEqual([panels, inflation, upkeep], [300, 0.05, 50]);
  });

  it('YOURS-04: includes no boiler and the full service of the heat pump if heating is electric', () => {
    const { boiler, service, payback } = wholeCost({ ...GAS, fuel: 2 });
    assert.deepEqual([boiler, service, 'notDue' in payback], [0, 150, false]);
  });

  it('YOURS-04: has the grant of the nation and fuel, which never exceeds the price and ends on its date', () => {
    assert.equal(grantOf(helpIn('England', 3, false)), 9000);
    assert.equal(grantOf(helpIn('England', 3, true)), 7500, 'with gas in the street');
    assert.equal(grantOf(helpIn('Scotland', 1)), 7500, 'not the rural one');
    assert.equal(grantOf(helpIn('Northern Ireland', 3)), 0);
    assert.equal(grantOf(helpIn('England', 3, false, '2027-04-01')), 7500, 'NOW-03: the larger has ended');
    assert.equal(wholeCost({ ...GAS, stated: 5000 }).grant, 5000);
  });

  it('NOW-03: includes VAT on installations from its date, and shows it separately before', () => {
    const [change] = installVatChanges(11_000, '2026-11-24');
    assert.deepEqual([change?.from, change?.change, change?.once], ['2027-04-01', -550, true]);
    const day = '2027-04-02';
    assert.equal(installVat(day).value, 0.05);
    assert.deepEqual(wholeCost({ ...GAS, day }).price, { low: 11_025, high: 15_435 });
    assert.deepEqual(installVatChanges(11_000, day), []);
    assert.equal(
      wholeCost({ ...GAS, day, stated: 12_000 }).price.low,
      12_000,
      'a stated price stays as it is',
    );
  });
});
