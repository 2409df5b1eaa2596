import { scaled } from '../heat-pump/pump-load.ts';
import { type Moved, movedBy } from '../range/moved.ts';
import { exported, generation, roof, selfUse, use } from '../solar/range/solar-drivers.ts';
import type { RoofStage } from '../solar/range/solar-stage.ts';
import type { PanelYear } from './combined-home.ts';
import { type CombinedStage, withUse } from './combined-stage.ts';

/** What may turn out otherwise for the panels, as the drivers of panels alone know it. */
export function movedRoof(
  { home, best, savings, savingOf }: CombinedStage,
  panels: PanelYear,
): readonly Moved[] {
  const { load, market, isUseKnown } = home;
  const { tariff, year } = best;
  const stage: RoofStage = {
    quoted: {
      question: { market, load, roof: panels.roof },
      generation: panels.generation,
      recommended: { tariff, year },
    },
    isUseKnown,
    savingAt: ({ exported: price = 1 }) => savings + (price - 1) * year.earned,
    savingWith: (used, made) => savingOf({ ...withUse(home, used), panels: grown(panels, made) }),
  };
  return movedBy<RoofStage>(stage, [exported, generation, roof, selfUse, use]);
}

function grown(panels: PanelYear, factor: number): PanelYear {
  return { ...panels, made: scaled(panels.made, factor), generation: panels.generation * factor };
}
