// Assumptions about radiators, prices and permissions of a heat pump.
import { CONSTANTS } from '../constants.ts';
import { chosen, cited, fromRequest, hundredths, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { pumpElectricity } from './pump.ts';

/** °C */
const HOTTER = 45;

const COUNCIL = {
  source: 'Bassetlaw District Council, guidance on insulation, heat pumps and solar',
  date: '2022-05',
  quality: 'read',
};

/** The usual flow temperature needs larger radiators. A poorly insulated home may need a hotter flow all the same. */
export function flowAssumptions({ home, use }: HeatPumpCase): readonly Assumption[] {
  if (home.flow !== undefined) return [fromRequest('system.flow-told', { celsius: home.flow })];
  const designed = CONSTANTS.flowTemperature;
  const kept = cited('system.flow', { celsius: designed.value }, designed);
  if (home.insulation !== 3) return [kept];
  const { efficiency } = pumpElectricity(use.demand, HOTTER);
  const values = { celsius: HOTTER, efficiency: hundredths(efficiency) };
  return [kept, cited('system.flow-hotter', values, CONSTANTS.spfSpaceMcs)];
}

/** The survey and the permissions that are needed. */
export function installingAssumptions(quoted: HeatPumpCase): readonly Assumption[] {
  return [...survey(quoted), permission(quoted)];
}

/** The price of a new boiler and of yearly services, which are compared with the pump's. Electric heating has no boiler. */
export function boilerAssumptions({ home }: HeatPumpCase): readonly Assumption[] {
  const { boilerPrice, heatingService } = CONSTANTS;
  const { boiler, heatPump: pump } = heatingService.value;
  if (home.fuel === 2) return [cited('prices.service-pump', { pump }, heatingService)];
  return [
    cited('prices.boiler', { pounds: boilerPrice.value }, boilerPrice),
    cited('prices.service', { pump, boiler }, heatingService),
  ];
}

function survey({ size }: HeatPumpCase): readonly Assumption[] {
  return size.needsSurvey ? [chosen('system.survey', { kilowatts: whole(size.designLoss) })] : [];
}

/** Who must permit a pump outside the home. */
function permission({ home }: HeatPumpCase): Assumption {
  const text = { key: home.type.takesPanels ? 'permission.council' : 'permission.owner' };
  return cited('home.permission', { text }, COUNCIL);
}
