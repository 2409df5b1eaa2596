import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFERED } from '../../test/table-market.ts';
import { sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { calculatedDemand, heatLoss, NIGHT_HOURS } from '../load/heat-demand.ts';
import { propertyType } from '../place/property-type.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { heatPumpResult } from './heat-pump-result.ts';
import { pumpElectricity, pumpLoad, pumpSize } from './pump.ts';

const demand = calculatedDemand(propertyType(2)!, 2, 2200);

describe('the electricity of a heat pump', () => {
  it('has these factors at the design flow: 3.68 for space heat, 2.852 for hot water, 71 kWh for the weekly cycle', () => {
    const { space, hotWater, total } = pumpElectricity({ space: 3680, hotWater: 2852 });
    assert.equal(space.toFixed(6), '1000.000000');
    assert.equal(Math.round(hotWater - 1000), 71);
    assert.equal(total, space + hotWater);
  });

  it('RIGHT-22: is less than the heat, however little a meter shows, and has no efficiency without heat', () => {
    for (const heat of [0.1, 1, 20, 500])
      assert.ok(pumpElectricity({ space: 0.2 * heat, hotWater: 0.8 * heat }).efficiency > 1, `${heat}`);
    assert.deepEqual(pumpElectricity({ space: 0, hotWater: 0 }).efficiency, 0);
  });

  it('rises with the temperature of the radiators, and is unknown above 65 °C', () => {
    const efficiencies = [35, 40, 45, 50, 55, 65].map((flow) => pumpElectricity(demand, flow).efficiency);
    assert.deepEqual(efficiencies, [...efficiencies].sort().reverse());
    assert.equal(new Set(efficiencies).size, 6);
    assert.throws(() => pumpElectricity(demand, 66), /66 °C/);
  });
});

describe('the size of a heat pump', () => {
  it('has these values by type and insulation in a typical place', () => {
    const sizes = (id: number) =>
      ([1, 2, 3] as const).map((insulation) => pumpSize(heatLoss(propertyType(id)!, insulation), -3.9).size);
    assert.deepEqual([1, 2, 3, 4, 5, 6, 7, 8].map(sizes), [
      [7, 8.5, 11.2],
      [5, 7, 8.5],
      [5, 7, 7],
      [5, 5, 7],
      [5, 5, 7],
      [5, 5, 7],
      [5, 5, 5],
      [5, 5, 5],
    ]);
  });

  it('is the smallest size sold that covers the cold day', () => {
    const lossFor = (kW: number) => (kW * 1000 * 0.76) / 25;
    assert.equal(pumpSize(lossFor(7) - 0.01, -4).size, 7);
    assert.equal(pumpSize(lossFor(7.01), -4).size, 8.5);
  });

  it('requires a survey above the largest size', () => {
    const { size, needsSurvey } = pumpSize(600, -5);
    assert.deepEqual([size, needsSurvey], [16, true]);
    assert.equal(pumpSize(100, -5).needsSurvey, false);
  });
});

describe('the hours of a heat pump', () => {
  const pump = pumpElectricity(demand);
  const { usual, moved } = pumpLoad(pump);
  const between = (load: Float64Array, from: number, to: number) => sum(load.slice(2 * from, 2 * to));

  it('add up to its year, shifted or not', () => {
    for (const load of [usual, moved]) assert.ok(Math.abs(sum(load) - pump.total) < 1e-6);
  });

  it('RES-HP-10: heat water in the three hours before 7am', () => {
    const onlyWater = pumpLoad({ ...pump, space: 0 }).usual;
    assert.ok(Math.abs(between(onlyWater, 4, 7) - pump.hotWater) < 1e-6);
  });

  it('have these shares of space heat by part of the day', () => {
    const space = pumpLoad({ ...pump, hotWater: 0 }).usual;
    const shares = [
      [0, 4],
      [4, 7],
      [7, 13],
      [13, 16],
      [16, 19],
      [19, 22],
      [22, 24],
    ].map(([from = 0, to = 0]) => (between(space, from, to) / pump.space).toFixed(3));
    assert.deepEqual(shares, ['0.128', '0.140', '0.276', '0.121', '0.138', '0.134', '0.064']);
  });

  it('move half of the evening’s heat to the afternoon when shifted, and nothing else', () => {
    assert.ok(Math.abs(between(moved, 16, 19) - between(usual, 16, 19) / 2) < 1e-6);
    assert.ok(Math.abs(between(moved, 13, 19) - between(usual, 13, 19)) < 1e-6);
    assert.equal(moved[0], usual[0]);
  });

  it('RES-HP-14: storage heating runs from midnight to 7am', () => {
    assert.ok(Math.abs(between(NIGHT_HOURS, 0, 7) - 1) < 1e-9);
    assert.equal(between(NIGHT_HOURS, 7, 24), 0);
  });
});

const { designLossRatio, designRoomTemperature, ashpSizes } = CONSTANTS;

/** W/K at which the cold day requires exactly this many kW. */
const lossFor = (kW: number) => kW * 1000 * designLossRatio.value;
const oneDegree = designRoomTemperature.value - 1;
const sizeFor = (kW: number) => pumpSize(lossFor(kW), oneDegree);

describe('the size of a heat pump', () => {
  it('AMB-37: is the smallest size sold that supplies the heat of the cold day', () => {
    const [first = 0, second = 0] = ashpSizes.value;
    assert.ok(0 < first && first < second);
    assert.equal(sizeFor((first + second) / 2).size, second);
    assert.equal(sizeFor(first / 2).size, first);
  });

  it('is the size that supplies exactly that heat, and not a larger one', () => {
    for (const sold of ashpSizes.value) {
      const { size, designLoss, needsSurvey } = sizeFor(sold);
      assert.equal(designLoss, sold);
      assert.equal(size, sold);
      assert.equal(needsSurvey, false);
    }
  });

  it('is the largest, with a survey, if none is large enough', () => {
    const largest = Math.max(...ashpSizes.value);
    const { size, needsSurvey } = sizeFor(largest + 0.1);
    assert.deepEqual([size, needsSurvey], [largest, true]);
  });

  it('depends on the design temperature of the place', () => {
    const warm = pumpSize(200, 0).designLoss;
    assert.ok(pumpSize(200, -5).designLoss > warm);
  });

  it('YOURS-02: never falls with hotter radiators, and rises in some homes', () => {
    const sizes = [35, 55].map((flowTemperature) =>
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((propertyTypeId) =>
        ([1, 2, 3] as const).map((insulation) => {
          const home = {
            postcode: 'BS1 9AA',
            propertyTypeId,
            insulation,
            heatingFuel: 1,
            flowTemperature,
          } as const;
          return (heatPumpResult(home, OFFERED) as QuoteResult).request.ashp!.ashpSize!;
        }),
      ),
    );
    const [usual, hotter] = sizes as [number[], number[]];
    const changes = hotter.map((size, at) => size - usual[at]!);
    assert.ok(Math.min(...changes) >= 0 && changes.filter((more) => more > 0).length > 3, changes.join());
  });
});
