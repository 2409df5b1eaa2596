import type { CombinedStage } from '../../combined/bill-asset.ts';
import { scaled } from '../../load-profile.ts';
import { type Moved, movedBy } from '../../range/moved.ts';
import { exported, generation, roof, selfUse, use } from '../range/solar-drivers.ts';
import type { RoofStage } from '../range/solar-stage.ts';
import type { PanelYear } from './panel-year.ts';

/** What may turn out otherwise for the panels, as the drivers of panels alone know it. */
export function movedRoof({ home, best, savings, savingOf }: CombinedStage): readonly Moved[] {
  const { load, market, isUseKnown } = home;
  const panels = home.panels!;
  const { tariff, year } = best;
  const stage: RoofStage = {
    quoted: {
      question: { market, load, roof: panels.roof },
      generation: panels.generation,
      recommended: { tariff, year },
    },
    isUseKnown,
    savingAt: ({ exported: price = 1 }) => savings + (price - 1) * year.earned,
    savingWith: (used, made) => savingOf({ panels: grown(panels, made) }, used),
  };
  return movedBy<RoofStage>(stage, [exported, generation, roof, selfUse, use]);
}

function grown(panels: PanelYear, factor: number): PanelYear {
  return { ...panels, made: scaled(panels.made, factor), generation: panels.generation * factor };
}
