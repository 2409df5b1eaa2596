// Quotes of heat pumps for tests of their figures.
import assert from 'node:assert/strict';
import { type HeatPumpInput, heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import { type Figured, figured } from './figured.ts';
import { OFFERED } from './table-market.ts';

export const GAS_SEMI: HeatPumpInput = { postcode: 'M1 1AA', propertyTypeId: 2, heatingFuel: 1 };

export function pumpQuote(input: HeatPumpInput) {
  const result = figured(heatPumpResult(input, OFFERED));
  assert.ok(result.breakdown);
  return { ...result, breakdown: result.breakdown };
}
/** The row of today and the recommended row. */
export const rows = (result: Figured) => {
  const [current, recommended] = result.calculatedResults;
  assert.ok(current?.isCurrent && recommended?.isRecommended);
  return { current, recommended };
};

export const trackerOf = ({ calculatedResults }: Figured) =>
  calculatedResults.find(({ tariffName }) => tariffName === 'Heat Pump Tracker')!;
