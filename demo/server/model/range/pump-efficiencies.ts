import type { HeatPumpCase } from '../heat-pump/heat-pump-case.ts';
import { exact } from '../result/assumptions.ts';
import type { Moved } from './moved.ts';

/** Heat for each unit of electricity, measured over a year in homes: the median of a trial, the mean of a monitor. */
const TRIAL = 2.8;
const MONITORED = 4.01;

/** How well pumps do, with the words for it. */
interface Efficiencies {
  readonly said: Omit<Moved, 'ends'>;
  readonly low: number;
  readonly high: number;
}

/** Those of homes as they are; never so that a pump better or worse than all of them lies outside. */
export function pumpEfficiencies({
  pump: { efficiency },
}: {
  readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
}): Efficiencies {
  const low = Math.min(TRIAL, efficiency);
  const high = Math.max(MONITORED, efficiency);
  const said = {
    id: 'efficiency',
    text: 'Heat for each unit of electricity',
    ...{ from: exact(low), to: exact(high) },
    source: 'Published: Electrification of Heat trial, median; HeatpumpMonitor.org, mean',
  };
  return { said, low, high };
}
