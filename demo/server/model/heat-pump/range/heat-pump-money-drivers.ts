import { fuelPrice } from '../../place/prices.ts';
import type { Moved } from '../../range/moved.ts';
import { electricityMoved, priceMoved } from '../../range/price-driver.ts';
import { priceSwing, type Swing } from '../../range/price-swing.ts';
import { tariffMoved } from '../../range/tariff-driver.ts';
import { whole } from '../../result/assumptions.ts';
import { AGILE_SPREAD, type HalfHourSeries } from '../../tariff/half-hours.ts';
import { homeCost } from '../../tariff/home-cost.ts';
import { gasStanding } from '../old-heating.ts';
import type { HeatPumpStage, PumpStage } from './heat-pump-stage.ts';
import { pumpEfficiencies } from './pump-efficiencies.ts';

const OIL: Swing = {
  low: 0.6,
  high: 1.1,
  source: 'A litre cost 54p to 62p in January 2026, and about 98p in March 2026',
};

export function electricity(stage: HeatPumpStage): Moved {
  const { quoted, savingAt } = stage;
  const { halfHourly } = quoted.recommended.tariff;
  if (halfHourly) return halfHours(quoted, halfHourly);
  const { market, place } = quoted.home;
  return electricityMoved(market, place, (factor) => savingAt({ electricity: factor }));
}

/** On half-hourly prices, the ends are a year of cheap days and a year of expensive days. */
function halfHours(
  { home, after, currentCost, recommended }: HeatPumpStage['quoted'],
  mean: HalfHourSeries,
): Moved {
  const savingOn = (spread: HalfHourSeries) => {
    const tariff = { ...recommended.tariff, halfHourly: mean.map((price, at) => price * spread[at]!) };
    return currentCost - homeCost(after, tariff, home.market.region);
  };
  return {
    id: 'electricity',
    key: 'half-hours',
    text: 'Half-hourly electricity prices',
    from: 'the dearest tenth of days',
    to: 'the cheapest tenth of days',
    ends: [savingOn(AGILE_SPREAD.dear), savingOn(AGILE_SPREAD.cheap)],
    source: `We took each half hour as dear and as cheap as on one day in ten. Source: ${recommended.tariff.source}`,
  };
}

export function oldFuel({ quoted: { home }, savingAt }: PumpStage): Moved | null {
  const { fuel, market, place } = home;
  if (fuel === 2) return null;
  const valueAt = (factor: number) => savingAt({ fuel: factor });
  if (fuel === 1) {
    const price = { pence: market.cap.gasUnit, unit: 'kWh' };
    return priceMoved('gas', 'Gas price', price, priceSwing('gas', place), valueAt);
  }
  const price = { pence: fuelPrice(market, 'heating oil').value, unit: 'kWh' };
  return priceMoved('oil', 'Heating oil price', price, OIL, valueAt);
}

export function efficiency({ quoted, savingAt }: PumpStage): Moved | null {
  const { driver, low, high } = pumpEfficiencies(quoted);
  if (quoted.pump.efficiency === 0) return null;
  return { ...driver, ends: [savingAt({ efficiency: low }), savingAt({ efficiency: high })] };
}

export function tariff({ quoted }: HeatPumpStage): Moved | null {
  return tariffMoved({ ...quoted, place: quoted.home.place }, ({ cost }) => quoted.currentCost - cost);
}

/** The gas standing charge ends only if the supply is closed. */
export function gasKept({ quoted: { home }, savingAt }: PumpStage): Moved | null {
  if (home.fuel !== 1) return null;
  const kept = gasStanding(home.market);
  return {
    id: 'gas-kept',
    text: 'If you keep your gas supply for a hob',
    from: 'an end to your gas supply',
    to: `a standing charge of £${whole(kept)} a year`,
    ends: [savingAt({}) - kept],
    source: `Source: ${home.market.cap.source}`,
  };
}
