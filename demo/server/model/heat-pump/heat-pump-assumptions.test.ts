import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { figured } from '../../test/figured.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import { type HeatPumpInput, heatPumpResult } from './heat-pump-result.ts';

const quote = (input: HeatPumpInput) => figured(heatPumpResult(input, OFFERED));
const GAS_SEMI: HeatPumpInput = { postcode: 'M1 1AA', propertyTypeId: 2, heatingFuel: 1 };

describe('what a heat pump quote assumes', () => {
  it('HON-08 has a key, value, source, group and date for each assumption', () => {
    for (const [heatingFuel, insulation] of [
      [1, 3],
      [2, 2],
      [3, 1],
    ]) {
      const sent = quote({
        ...GAS_SEMI,
        heatingFuel: heatingFuel!,
        insulation,
        gasUsage: 3000,
      }).assumptions.map(assumptionInEnglish);
      assert.equal(new Set(sent.map(({ key }) => key)).size, sent.length);
      for (const { key, group, text, value, source, date } of sent) {
        assert.ok(key.startsWith(`${group}.`) && text && value && source, key);
        assert.ok(date || source.startsWith('From your'), key);
      }
    }
  });

  it('states what 35 °C requires of the radiators, and for a poorly insulated home the cost at 45 °C', () => {
    const value = (insulation: number, key: string) =>
      quote({ ...GAS_SEMI, postcode: 'B1 1AA', insulation })
        .assumptions.map(assumptionInEnglish)
        .find((one) => one.key === key)?.value;
    assert.equal(value(2, 'system.flow'), '35 °C');
    assert.equal(value(2, 'system.flow-hotter'), undefined);
    assert.equal(value(3, 'system.flow-hotter'), '3.04 units of heat');
  });

  it('states that LPG and solid fuel are calculated at the price of oil', () => {
    const oil = quote({ ...GAS_SEMI, heatingFuel: 3 })
      .assumptions.map(assumptionInEnglish)
      .find(({ key }) => key === 'prices.oil');
    assert.match(oil!.text, /LPG and solid fuel/);
  });

  it('states how well each assumption is known', () => {
    for (const heatingFuel of [1, 2, 3])
      for (const { text, source } of quote({ ...GAS_SEMI, heatingFuel }).assumptions.map(
        assumptionInEnglish,
      )) {
        assert.ok(text.length > 10);
        assert.match(source, /^(Source|Worked out from|Set by|We chose this|A usual figure|From your)/, text);
      }
  });
});
