import type { CombinedHome, CombinedStage } from '../../combined/bill-asset.ts';
import { CONSTANTS } from '../../constants.ts';
import { type HeatDemand, heatIn } from '../../heat-demand.ts';
import { add, scaled } from '../../load-profile.ts';
import { fuelPrice } from '../../place/prices.ts';
import { type Moved, movedBy } from '../../range/moved.ts';
import { whole } from '../../result/assumptions.ts';
import type { HomeUse } from '../known-use.ts';
import { gasStanding } from '../old-heating.ts';
import { heatKey, heatShares, heatSource } from '../range/heat-driver.ts';
import { efficiency, gasKept, oldFuel } from '../range/heat-pump-money-drivers.ts';
import type { PumpStage } from '../range/heat-pump-stage.ts';
import { believableHeat } from '../range/other-heat.ts';
import type { CombinedPump } from './heat-year.ts';

/** What may turn out otherwise for the heat pump, as the drivers of a pump alone know it. */
export function movedPump(stage: CombinedStage): readonly Moved[] {
  const { home, savings, savingOf } = stage;
  const { heat, market, place } = home;
  const { burns, use, flow, pump } = heat;
  if (burns === null || use === null || pump === null) return [];
  const standing = burns === 1 ? gasStanding(market) : 0;
  const money: PumpStage = {
    quoted: { home: { fuel: burns, market, place, flow }, pump: pump.electricity },
    savingAt: ({ fuel = 1, efficiency: better }) => {
      if (better == null) return savings + (fuel - 1) * ((heat.fuel ?? 0) - standing);
      const shape = scaled(pump.shape, pump.electricity.efficiency / better);
      return savingOf({ heat: { ...heat, pump: { ...pump, shape } } });
    },
  };
  return [...movedBy<PumpStage>(money, [oldFuel, efficiency, gasKept]), movedHeat(stage, pump, use)];
}

/** How much heat the rooms take, before and after. */
function movedHeat({ home, savingOf }: CombinedStage, pump: CombinedPump, use: HomeUse): Moved {
  const heatCase = {
    quoted: { home: { insulation: home.heat.insulation, type: home.type }, use },
    isInsulationStated: home.isInsulationStated,
  };
  const [heat, { space }] = [heatIn(use.demand), use.demand];
  const doubted = use.mismatch && space > 0 ? [(believableHeat(use) - heat) / space] : [];
  const shares = [...heatShares(heatCase), ...doubted];
  const heats = shares.map((share) => heat + share * space);
  return {
    id: 'heat',
    text: 'Heat your home needs',
    from: `${whole(Math.min(...heats))} kWh a year`,
    to: `${whole(Math.max(...heats))} kWh a year`,
    ends: shares.map((share) => savingOf(warmer(home, pump, use, share))),
    key: heatKey(heatCase),
    source: heatSource(heatCase),
  };
}

/** What a meter says of today stays: only what it is for may differ, and what the pump then takes. */
function warmer(
  home: CombinedHome,
  pump: CombinedPump,
  { demand, basis, household }: HomeUse,
  share: number,
): Partial<CombinedHome> {
  const shape = add(pump.shape, scaled(pump.rooms, share));
  const left = basis === 'electricity meter' ? 1 - (share * demand.space) / household : 1;
  const warmed = { ...pump, shape, household: scaled(pump.household, left) };
  const today = basis === 'calculated' ? warmerToday(home, demand, share) : home;
  return { load: today.load, heat: { ...today.heat, pump: warmed } };
}

function warmerToday({ heat, load, market }: CombinedHome, demand: HeatDemand, share: number) {
  const { effGasBoiler, effOilBoiler } = CONSTANTS;
  const [boiler, pence] =
    heat.burns === 1
      ? [effGasBoiler.value, market.cap.gasUnit]
      : [effOilBoiler.value, fuelPrice(market, 'heating oil').value];
  const burnt = (share * demand.space * pence) / boiler / 100;
  const rooms = demand.space / heatIn(demand);
  const electric = load.shape.map((energy, at) => (energy - load.own[at]!) * rooms * share);
  return {
    load: { ...load, shape: add(load.shape, electric) },
    heat: { ...heat, fuel: heat.fuel === null ? null : heat.fuel + burnt },
  };
}
