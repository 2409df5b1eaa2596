// Assumptions about the battery and the permissions that are needed.
import { CONSTANTS } from '../constants.ts';
import { chosen, cited, exact, whole } from '../result/assumptions.ts';
import { NEAR } from '../result/near.ts';
import type { Assumption } from '../result/quote-result.ts';
import type { SolarChoice, SolarOption } from './choose-system.ts';
import type { SolarCase } from './solar-case.ts';

/** kW of panels above which the network operator must approve in advance, and not only be notified (G98: 16 A on one phase). */
const ASK_OVER = 3.68;

/** Why this battery or none was chosen, and another choice that saves almost as much. */
export function batteryAssumptions({ best, others: [next] }: SolarChoice): readonly Assumption[] {
  const size = chosen(
    'system.battery',
    'The battery that leaves you most, after the cost of the system and of what is replaced',
    batteryText(best),
    `we look at what is left after ${CONSTANTS.solarLifetime.value} years`,
  );
  const less = best.left - (next?.left ?? 0);
  if (!next || less > NEAR * best.cost) return [size];
  return [
    size,
    chosen(
      'system.battery-step',
      `Another choice leaves you almost as much: ${batteryText(next)}. We would quote that if you used a little more or less`,
      `£${whole(less)} less`,
      'batteries are sold in few sizes, so cost and saving change in steps',
    ),
  ];
}

function batteryText({ quoted }: SolarOption): string {
  const { battery } = quoted.question.system;
  return battery > 0 ? `${exact(battery)} kWh` : 'no battery';
}

/** Permissions for the panels. The certificate for exporting is among the tariff's conditions. */
export function consents({ question: { system } }: SolarCase): readonly Assumption[] {
  if (system.peak <= ASK_OVER) return [];
  return [
    cited(
      'system.network-consent',
      `Over ${ASK_OVER} kW your installer must ask the local network operator before work starts`,
      `${exact(system.peak)} kW of panels`,
      {
        source: 'Engineering Recommendations G98 and G99, as smartsolarhomes.co.uk explains them',
        date: '2026-06-07',
        quality: 'read',
      },
    ),
  ];
}
