import type { Decision } from '../result/quote-result.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { heatPumpClock } from './heat-pump-clock.ts';
import { heatPumpWhatIf } from './heat-pump-what-if.ts';
import { heatPumpRanges } from './range/heat-pump-range.ts';
import { heatPumpSums } from './sums/heat-pump-sums.ts';

/** Facts that `HeatPumpCase` does not contain. */
interface HeatPumpContext {
  readonly isInsulationStated: boolean;
}

/** What-if, ranges, sums and clock. */
export function heatPumpDecision(quoted: HeatPumpCase, context: HeatPumpContext): Decision {
  const whatIf = heatPumpWhatIf(quoted);
  return {
    whatIf,
    ranges: heatPumpRanges(quoted, whatIf, context),
    sums: heatPumpSums(quoted, whatIf),
    ...(quoted.home.place.served === 'yes' && { clock: heatPumpClock(quoted) }),
  };
}
