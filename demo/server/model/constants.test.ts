import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONSTANTS } from './constants.ts';

describe('the constants', () => {
  it('have a unit, source, date and quality for each figure', () => {
    const qualities = ['read', 'derived', 'general-knowledge', 'modelling-choice', 'exact', 'given'];
    for (const [name, { unit, source, date, quality }] of Object.entries(CONSTANTS)) {
      assert.ok(unit && source, name);
      assert.match(date, /^\d{4}(-\d\d){0,2}$/, name);
      assert.ok(qualities.includes(quality), `${name}: ${quality}`);
    }
  });

  it('have the single values that results are calculated from', () => {
    const pinned = Object.fromEntries(
      Object.entries(CONSTANTS).flatMap(([name, { value }]) =>
        typeof value === 'number' ? [[name, value]] : [],
      ),
    );
    assert.deepEqual(pinned, {
      weeksPerYear: 52,
      litresPerGallon: 4.54609,
      tdcvElecSingle: 2500,
      meanBaseElectricity: 3640,
      economy7NightShare: 0.42,
      co2Gas: 0.183,
      co2Oil: 0.247,
      co2Elec: 0.144,
      effGasBoiler: 0.84,
      effOilBoiler: 0.84,
      cookingShare: 0.03,
      flowOutputLoss: 0.004,
      flowTemperature: 35,
      spfDhw50: 3.1,
      inUseFactor: 0.92,
      designLossRatio: 0.76,
      designRoomTemperature: 21,
      degreeDayBase: 15.5,
      mostHotWater: 0.8,
      dhwCylinderLoss: 1.2,
      solarElevationPower: 1.2,
      panelKw: 0.44,
      unknownOrientation: 0.927,
      vatRate: 0,
      vatRateLater: 0.05,
      pvDegradation: 0.005,
      energyInflation: 0.02,
      solarLifetime: 20,
      batteryRoundTrip: 0.9,
      batteryDailyCycles: 1.3,
      batteryPowerKw: 3,
      fittedRange: 6000,
      offPeakCompliance: 0.9,
      windowUse: 0.95,
      boilerPrice: 3000,
    });
  });

  it('have the lists of values that results are calculated from', () => {
    const { heatLossPerM2, spfSpaceMcs, ashpSizes, batterySizes, chargeEfficiency, chargeKw, sunFactors } =
      CONSTANTS;
    assert.deepEqual(heatLossPerM2.value, { 1: 1.2, 2: 1.6, 3: 2.2 });
    assert.deepEqual(spfSpaceMcs.value, { 35: 4, 40: 3.8, 45: 3.4, 50: 3.1, 55: 2.8, 65: 2.5 });
    assert.deepEqual(ashpSizes.value, [5, 7, 8.5, 11.2, 14, 16]);
    assert.deepEqual(batterySizes.value, [5.2, 9.5, 13.5]);
    assert.deepEqual(
      [chargeEfficiency.value, chargeKw.value],
      [
        { 1: 0.9, 3: 0.85 },
        { 1: 7, 3: 3 },
      ],
    );
    assert.deepEqual(sunFactors.value, [1.735, 1, 0.265]);
  });
});
