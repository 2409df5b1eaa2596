import type { Range } from '../../../../../src/domain/extras/range.ts';
import type { WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { atRest } from '../../../../../src/domain/what-if/scenario.ts';
import { scenarioSaving } from '../../../../../src/domain/what-if/spend.ts';
import { byHalfHour } from '../../load-profile.ts';
import { movedBy } from '../../range/moved.ts';
import { rangeOf } from '../../range/range-of.ts';
import { pounds } from '../../result/rounding.ts';
import { homeCost } from '../../tariff/home-cost.ts';
import { ratesOf } from '../../tariff/rates.ts';
import type { SolarCase } from '../solar-case.ts';
import { type SolarHome, solarYear } from '../solar-year.ts';
import { SOLAR_DRIVERS } from './solar-drivers.ts';
import type { SolarStage } from './solar-stage.ts';

export function solarRanges(
  quoted: SolarCase,
  whatIf: WhatIf,
  { isUseKnown }: Pick<SolarStage, 'isUseKnown'>,
): readonly Range[] {
  const rest = atRest(whatIf, null);
  const savingAt: SolarStage['savingAt'] = (levers) => scenarioSaving(whatIf, { ...rest, ...levers });
  const savingWith: SolarStage['savingWith'] = (use, made) => savingOf(quoted, use, made);
  const stage = { quoted, isUseKnown, savingAt, savingWith };
  return [rangeOf('savings', pounds(quoted.savings), movedBy<SolarStage>(stage, SOLAR_DRIVERS))];
}

function savingOf(
  { question, home, currentTariff, currentCost, recommended }: SolarCase,
  use: number,
  made: number,
): number {
  const { market, system } = question;
  const moved: SolarHome = { ...home, useFactor: use, madeFactor: made };
  const household = () => byHalfHour(home.use.map((energy) => energy * use));
  const today = use === 1 ? currentCost : homeCost({ household: household() }, currentTariff, market.region);
  const rates = ratesOf(recommended.tariff, market.region);
  return today - solarYear(moved, system.battery, rates, { plan: recommended.year.plan }).cost;
}
