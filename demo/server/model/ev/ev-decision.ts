import type { Decision } from '../result/quote-result.ts';
import { canCharge } from './can-charge.ts';
import type { EvCase } from './ev-case.ts';
import { evClock } from './ev-clock.ts';
import { evSums } from './ev-sums.ts';
import { evWhatIf } from './ev-what-if.ts';
import { evRanges } from './range/ev-range.ts';

/** What-if, ranges, sums and clock; nothing if the car cannot be charged enough. */
export function evDecision(quoted: EvCase): Decision {
  if (!canCharge(quoted)) return {};
  const whatIf = evWhatIf(quoted);
  return {
    whatIf,
    ranges: evRanges(quoted, whatIf),
    sums: evSums(quoted),
    ...(quoted.question.place.served === 'yes' && { clock: evClock(quoted) }),
  };
}
