import { evClock } from '../clock/ev-clock.ts';
import { evRanges } from '../range/ev-range.ts';
import type { Decision } from '../result/quote-result.ts';
import { evSums } from '../sums/ev-sums.ts';
import { evWhatIf } from '../what-if/ev-what-if.ts';
import { canCharge } from './can-charge.ts';
import type { EvCase } from './ev-case.ts';

/** What a visitor decides by, beside the figures; nothing where no plug delivers what is driven. */
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
