import { type Insulation, lossPerM2 } from '../../heat-demand.ts';
import type { PropertyType } from '../../place/property-type.ts';
import type { Moved } from '../../range/moved.ts';
import { whole } from '../../result/assumptions.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import type { HeatPumpStage } from './heat-pump-stage.ts';
import { calculatedHeat, type OtherHeat, roomsWith } from './other-heat.ts';

/** The uncertainty of metered room heat, as a share: years differ. */
const METERED = 0.1;
/** The largest uncertainty of calculated heat, as a share, if the insulation was stated. */
const CALCULATED = 0.25;

interface HeatStage {
  readonly quoted: {
    readonly home: Pick<HeatPumpCase['home'], 'insulation'> & { readonly type?: PropertyType | null };
    readonly use: Pick<HeatPumpCase['use'], 'basis' | 'mismatch'>;
  };
  readonly isInsulationStated: boolean;
}

/** The driver of the rooms' heat. @param unit of the figure */
export function heatMoved(stage: HeatPumpStage, unit: 'pounds' | 'tonnes'): Moved {
  const heats = stage.heats.map(({ heat }) => heat);
  return {
    id: 'heat',
    key: heatKey(stage),
    text: 'Heat your home needs',
    from: `${whole(Math.min(...heats))} kWh a year`,
    to: `${whole(Math.max(...heats))} kWh a year`,
    ends: stage.heats.map((other) => other[unit]),
    source: heatSource(stage),
  };
}

/** The heat demands that the home may have, including the calculated one if the meter contradicts it. */
export function otherHeats(stage: HeatStage & { readonly quoted: HeatPumpCase }): readonly OtherHeat[] {
  const { quoted } = stage;
  return [
    ...heatShares(stage).map((share) => roomsWith(quoted, share)),
    ...(quoted.use.mismatch ? [calculatedHeat(quoted)] : []),
  ];
}

/** The shares by which the rooms may need more or less heat. */
export function heatShares({ quoted: { home, use }, isInsulationStated }: HeatStage): readonly number[] {
  if (use.basis !== 'calculated') return [-METERED, METERED];
  const lossAt = (level: Insulation) => lossPerM2(home.type ?? {}, level);
  const own = lossAt(home.insulation);
  const levels = [Math.max(1, home.insulation - 1), Math.min(3, home.insulation + 1)].map((level) =>
    lossAt(level as Insulation),
  );
  const most = isInsulationStated ? CALCULATED : Number.POSITIVE_INFINITY;
  return levels.map((loss) => Math.max(-most, Math.min(most, loss / own - 1)));
}

export function heatKey({ quoted: { use }, isInsulationStated }: HeatStage): string {
  if (use.mismatch) return 'heat-mismatch';
  if (use.basis !== 'calculated') return 'heat-metered';
  return isInsulationStated ? 'heat-told' : 'heat-not-told';
}

export function heatSource({ quoted: { use }, isInsulationStated }: HeatStage): string {
  if (use.mismatch) return 'One is by your meter, and the other is what a home like this usually needs';
  if (use.basis !== 'calculated')
    return 'We chose 10% less and 10% more, since the weather and boilers differ';
  return isInsulationStated
    ? 'We chose insulation one level better and one level worse, and at most 25% less or more heat'
    : 'We chose insulation one level better and one level worse, since you did not tell us yours';
}
