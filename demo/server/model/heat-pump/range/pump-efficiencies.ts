import type { Moved } from '../../range/moved.ts';
import { exact } from '../../result/assumptions.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';

/** Heat for each unit of electricity, measured over a year in homes: the median of a trial, the mean of a monitor. */
const TRIAL = 2.8;
const MONITORED = 4.01;

/** How well pumps do, with the words for it. */
interface Efficiencies {
  readonly said: Omit<Moved, 'ends'>;
  readonly low: number;
  readonly high: number;
}

/** Of what the radiators' temperature gives, once it was told: an installer's care, and the weather of a year. */
const STATED_SPREAD = 0.1;

/** Those of homes as they are; never so that a pump better or worse than all of them lies outside. */
export function pumpEfficiencies({
  home: { flow },
  pump: { efficiency },
}: {
  readonly home: Pick<HeatPumpCase['home'], 'flow'>;
  readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
}): Efficiencies {
  if (flow !== undefined)
    return said(efficiency * (1 - STATED_SPREAD), efficiency * (1 + STATED_SPREAD), flow);
  return said(Math.min(TRIAL, efficiency), Math.max(MONITORED, efficiency));
}

function said(low: number, high: number, flow?: number): Efficiencies {
  const source =
    flow === undefined
      ? 'Published: Electrification of Heat trial, median; HeatpumpMonitor.org, mean'
      : `We chose 10% either way of what radiators of ${flow} °C give`;
  const said = {
    id: 'efficiency',
    text: 'Heat for each unit of electricity',
    from: exact(hundredths(low)),
    to: exact(hundredths(high)),
    source,
    ...(flow !== undefined && { key: 'efficiency-told' }),
  };
  return { said, low, high };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
