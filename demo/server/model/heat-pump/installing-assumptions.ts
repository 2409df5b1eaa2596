// Assumptions about radiators, prices and permissions of a heat pump.
import { CONSTANTS } from '../constants.ts';
import { chosen, cited, exact, fromRequest, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { pumpElectricity } from './pump.ts';

/** °C */
const HOTTER = 45;

/** The usual flow temperature needs larger radiators. A poorly insulated home may need a hotter flow all the same. */
export function flowAssumptions({ home, use }: HeatPumpCase): readonly Assumption[] {
  if (home.flow !== undefined)
    return [
      fromRequest('system.flow-told', 'Your radiators keep you warm at this temperature', `${home.flow} °C`),
    ];
  const designed = CONSTANTS.flowTemperature;
  const kept = cited(
    'system.flow',
    'Your radiators keep you warm at this temperature, once some are replaced by larger ones',
    `${designed.value} °C`,
    designed,
  );
  if (home.insulation !== 3) return [kept];
  const { efficiency: hotter } = pumpElectricity(use.demand, HOTTER);
  const text = `Heat for each unit of electricity if your radiators need ${HOTTER} °C instead, as poorly insulated homes may`;
  return [
    kept,
    cited(
      'system.flow-hotter',
      text,
      `${exact(Math.round(hotter * 100) / 100)} units of heat`,
      CONSTANTS.spfSpaceMcs,
    ),
  ];
}

/** The survey and the permissions that are needed. */
export function installingAssumptions(quoted: HeatPumpCase): readonly Assumption[] {
  return [...survey(quoted), permission(quoted)];
}

/** The price of a new boiler and of yearly services, which are compared with the pump's. Electric heating has no boiler. */
export function boilerAssumptions({ home }: HeatPumpCase): readonly Assumption[] {
  const { boilerPrice, heatingService } = CONSTANTS;
  const { boiler, heatPump } = heatingService.value;
  const service = 'A yearly service of a heat pump';
  if (home.fuel === 2) return [cited('prices.service-pump', service, `£${whole(heatPump)}`, heatingService)];
  const both = `£${whole(heatPump)} and £${whole(boiler)}`;
  return [
    cited(
      'prices.boiler',
      'A new boiler, which you need not buy if yours needs replacing',
      `£${whole(boilerPrice.value)}`,
      boilerPrice,
    ),
    cited('prices.service', `${service}, and of a boiler`, both, heatingService),
  ];
}

function survey({ size }: HeatPumpCase): readonly Assumption[] {
  if (!size.needsSurvey) return [];
  const text = 'Your home may need more than one heat pump, or insulation first: a survey is needed';
  return [
    chosen(
      'system.survey',
      text,
      `${exact(Math.round(size.designLoss))} kW on a cold day`,
      'that is more than a pump for homes can give',
    ),
  ];
}

/** Who must permit a pump outside the home. */
function permission({ home }: HeatPumpCase): Assumption {
  const council = 'a listed building needs its consent, and other homes may need planning permission';
  const text = home.type.takesPanels
    ? `Ask your council before you order: ${council}`
    : `Ask before you order: the owner of the building must agree, ${council}`;
  return cited('home.permission', text, 'not checked by us', {
    source: 'Bassetlaw District Council, guidance on insulation, heat pumps and solar',
    date: '2022-05',
    quality: 'read',
  });
}
