// What is said of the battery, and of who must agree.
import { CONSTANTS } from '../constants.ts';
import { chosen, cited, exact, whole } from '../result/assumptions.ts';
import { NEAR } from '../result/near.ts';
import type { Assumption } from '../result/quote-result.ts';
import type { SolarCase } from './solar-case.ts';
import { nearestStep } from './solar-system.ts';

/** kW of panels over which the network operator is asked before and not told afterwards (G98: 16 A on one phase). */
const ASK_OVER = 3.68;

export function batteryAssumptions({ question: { system, load } }: SolarCase): readonly Assumption[] {
  const size = cited(
    'system.battery',
    'Battery: of the sizes sold, the one nearest to nine tenths of what your home uses in a day, without heating',
    `${exact(system.battery)} kWh`,
    CONSTANTS.batteryShareOfDailyUse,
  );
  const { at, other } = nearestStep(load.household);
  if (Math.abs(load.household - at) > NEAR * load.total) return [size];
  const side = other > system.battery ? 'more' : 'less';
  return [
    size,
    chosen(
      'system.battery-step',
      `You are close to the next size of battery: with a little ${side} use we would quote ${exact(other)} kWh, and cost and saving would step`,
      `${whole(at)} kWh a year`,
      'batteries are sold in few sizes',
    ),
  ];
}

/** Who else has a say. The certificate that selling asks for stands with the tariff's conditions. */
export function consents({ question: { system } }: SolarCase): readonly Assumption[] {
  if (system.peak <= ASK_OVER) return [];
  return [
    cited(
      'system.network-consent',
      `Over ${ASK_OVER} kW your installer must ask the local network operator before work starts`,
      `${exact(system.peak)} kW of panels`,
      {
        source: 'Engineering Recommendations G98 and G99, as explained by smartsolarhomes.co.uk',
        date: '2026-06-07',
        quality: 'read',
      },
    ),
  ];
}
