import type { Moved } from '../../range/moved.ts';
import { exact } from '../../result/assumptions.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';

/** Seasonal efficiencies measured in homes: the median of a trial, and the mean of HeatpumpMonitor.org. */
const TRIAL = 2.8;
const MONITORED = 4.01;

/** A range of efficiencies, and its sentence. */
interface Efficiencies {
  readonly driver: Omit<Moved, 'ends'>;
  readonly low: number;
  readonly high: number;
}

/** The uncertainty, as a share, if the flow temperature was stated: it depends on the installation and the weather. */
const STATED_SPREAD = 0.1;

/** The range of measured homes, extended to include the quoted pump. */
export function pumpEfficiencies({
  home: { flow },
  pump: { efficiency },
}: {
  readonly home: Pick<HeatPumpCase['home'], 'flow'>;
  readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
}): Efficiencies {
  if (flow !== undefined)
    return efficiencies(efficiency * (1 - STATED_SPREAD), efficiency * (1 + STATED_SPREAD), flow);
  return efficiencies(Math.min(TRIAL, efficiency), Math.max(MONITORED, efficiency));
}

function efficiencies(low: number, high: number, flow?: number): Efficiencies {
  const source =
    flow === undefined
      ? `The middle home of the Electrification of Heat trial had ${TRIAL}. Homes on HeatpumpMonitor.org have ${MONITORED} on average`
      : `We chose 10% less and 10% more than radiators at ${flow} °C give`;
  const driver = {
    id: 'efficiency',
    text: 'Heat for each unit of electricity',
    from: `${exact(hundredths(low))} units of heat`,
    to: `${exact(hundredths(high))} units of heat`,
    source,
    ...(flow !== undefined && { key: 'efficiency-told' }),
  };
  return { driver, low, high };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
