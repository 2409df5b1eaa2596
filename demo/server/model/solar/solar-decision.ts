import type { StatedUse } from '../load-answers.ts';
import type { Decision } from '../result/quote-result.ts';
import { knownLoad } from '../sums/term.ts';
import { ratesOf } from '../tariff/rates.ts';
import { yearsOf } from './lifetime-savings.ts';
import { solarRanges } from './range/solar-range.ts';
import type { SolarContext } from './solar-assumptions.ts';
import type { SolarCase } from './solar-case.ts';
import { solarClock } from './solar-clock.ts';
import { noHours, type SolarHours } from './solar-hours.ts';
import { solarWhatIf } from './solar-what-if.ts';
import { solarYear } from './solar-year.ts';
import { solarSums } from './sums/solar-sums.ts';

/** What-if, ranges, sums and clock. */
export function solarDecision(
  quoted: SolarCase,
  { inflation, isUseKnown }: SolarContext,
  statedUse?: StatedUse,
): Decision {
  const hours = hoursOf(quoted);
  const use = knownLoad(quoted.question.load, isUseKnown, statedUse?.electricity);
  const whatIf = solarWhatIf(quoted, hours, inflation);
  return {
    whatIf,
    ranges: solarRanges(quoted, whatIf, { isUseKnown }),
    sums: solarSums(quoted, whatIf, use, yearsOf(quoted, inflation)),
    ...(quoted.question.place.served === 'yes' && { clock: solarClock(quoted, hours) }),
  };
}

/** Runs the year on the recommended tariff again to get its half hours. */
function hoursOf({ question, home, recommended: { tariff, year } }: SolarCase): SolarHours {
  const hours = noHours();
  solarYear(home, question.system.battery, ratesOf(tariff, question.market.region), {
    plan: year.plan,
    hours,
  });
  return hours;
}
