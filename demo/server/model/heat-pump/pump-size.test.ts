import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFERED } from '../../test/table-market.ts';
import { CONSTANTS } from '../constants.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { heatPumpResult } from './heat-pump-result.ts';
import { pumpSize } from './pump-size.ts';

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
