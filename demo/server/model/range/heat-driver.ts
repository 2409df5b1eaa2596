import { CONSTANTS } from '../constants.ts';
import { heatIn } from '../heat-pump/heat-demand.ts';
import { type HeatPumpCase, heatPumpCase } from '../heat-pump/heat-pump-case.ts';
import { whole } from '../result/assumptions.ts';
import { co2Saved, type HeatPumpStage } from './heat-pump-range.ts';
import type { Moved } from './moved.ts';

/** Of the rooms' heat: a metered year against another. */
const METERED = 0.1;
/** At most, where the insulation was told. */
const CALCULATED = 0.25;

interface HeatStage {
  readonly quoted: {
    readonly home: Pick<HeatPumpCase['home'], 'insulation'>;
    readonly use: Pick<HeatPumpCase['use'], 'basis' | 'mismatch'>;
  };
  readonly isInsulationTold: boolean;
}

/** How much heat the rooms take. @param unit of the figure. */
export function heatMoved(stage: HeatPumpStage, unit: 'pounds' | 'tonnes'): Moved {
  const { quoted, rooms } = stage;
  const base = figureOf(quoted, quoted.recommended.cost, unit);
  const shares = heatShares(stage);
  const heat = heatIn(quoted.use.demand);
  const other = quoted.use.mismatch ? calculated(quoted) : null;
  const heats = [
    ...shares.map((share) => heat + share * quoted.use.demand.space),
    ...(other ? [heatIn(other.use.demand)] : []),
  ];
  const ends = shares.map((share) => base + share * rooms[unit]);
  return {
    id: 'heat',
    key: heatKey(stage),
    text: 'Heat your home needs',
    from: `${whole(Math.min(...heats))} kWh a year`,
    to: `${whole(Math.max(...heats))} kWh a year`,
    ends: other ? [...ends, figureOf(other, costOn(other, quoted), unit)] : ends,
    source: heatSource(stage),
  };
}

/** How much more or less heat the rooms may take. */
export function heatShares({ quoted: { home, use }, isInsulationTold }: HeatStage): readonly number[] {
  if (use.basis !== 'calculated') return [-METERED, METERED];
  const losses: Readonly<Record<number, number>> = CONSTANTS.heatLossPerM2.value;
  const own = losses[home.insulation]!;
  const levels = [home.insulation - 1, home.insulation + 1].map((level) => losses[level] ?? own);
  const most = isInsulationTold ? CALCULATED : Number.POSITIVE_INFINITY;
  return levels.map((loss) => Math.max(-most, Math.min(most, loss / own - 1)));
}

/** By what it is said to rest on. */
export function heatKey({ quoted: { use }, isInsulationTold }: HeatStage): string {
  if (use.mismatch) return 'heat-mismatch';
  if (use.basis !== 'calculated') return 'heat-metered';
  return isInsulationTold ? 'heat-told' : 'heat-not-told';
}

export function heatSource({ quoted: { use }, isInsulationTold }: HeatStage): string {
  if (use.mismatch) return 'Your meter on one side, what a home like this usually needs on the other';
  if (use.basis !== 'calculated')
    return 'Our choice: 10% either way for the weather of a year and your boiler';
  return isInsulationTold
    ? 'Our choice: insulation one level better or worse, 25% at most'
    : 'Our choice: insulation one level better or worse, since it was not told';
}

/** The same home without its meter, which contradicts it. */
function calculated({ home }: HeatPumpCase): HeatPumpCase {
  return heatPumpCase({
    ...home,
    ...(home.fuel === 1 ? { gasUsage: undefined } : { electricityUsage: undefined }),
  });
}

function costOn({ ranking, recommended }: HeatPumpCase, quoted: HeatPumpCase): number {
  const { tariff } = quoted.recommended;
  return (ranking.find((offer) => offer.tariff.id === tariff.id) ?? recommended).cost;
}

function figureOf(quoted: HeatPumpCase, cost: number, unit: 'pounds' | 'tonnes'): number {
  return unit === 'tonnes' ? co2Saved(quoted) : quoted.currentCost - cost;
}
