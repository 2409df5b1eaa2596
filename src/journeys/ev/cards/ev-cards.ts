// RES-EV-03…09, AMB-35, AMB-36: the cards, and what each one's Change edits.
import { chargingCost, co2Saved, quotedVehicles } from '../../../domain/ev-headline.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import type { QuotedVehicle } from '../../../domain/vehicle.ts';
import type { Words } from '../../../words/words.ts';
import type { CardGroup, CardText, SumText } from '../../result/cards/result-card.ts';

/** What can be edited: today's vehicle, the electric one, the miles. */
export type EvEdit = 'today' | 'electric' | 'usage';

export const evCards: readonly CardGroup<EvEdit>[] = [
  {
    heading: 'group.driving',
    cards: [
      {
        id: 'current-vehicle',
        label: 'ev.card.today',
        text: (result, _, words) => vehicleText(quotedVehicles(result).today, words),
        edit: { opens: 'today', label: 'ev.card.today.change' },
      },
      {
        id: 'electric-vehicle',
        label: 'ev.card.electric',
        text: (result, _, words) => vehicleText(quotedVehicles(result).electric, words),
        edit: { opens: 'electric', label: 'ev.card.electric.change' },
      },
      {
        id: 'usage',
        label: 'ev.card.usage',
        text: usageText,
        edit: { opens: 'usage', label: 'ev.card.usage.change' },
      },
    ],
  },
  {
    heading: 'group.electric',
    edit: { opens: 'usage', label: 'ev.card.figures.change' },
    cards: [
      {
        id: 'annual-cost',
        label: 'ev.card.cost',
        sum: 'ev-charging',
        text: costText,
      },
      {
        id: 'consumption',
        label: 'ev.card.energy',
        sum: 'ev-consumption',
        text: energyText,
      },
      {
        id: 'co2',
        label: 'ev.card.co2',
        sum: 'ev-co2',
        text: co2Text,
      },
    ],
  },
];

function vehicleText(vehicle: QuotedVehicle | null, words: Words): CardText | null {
  if (!vehicle) return null;
  const note = sizeText(vehicle, words);
  return { value: `${vehicle.make} ${vehicle.model}`, ...(note ? { note } : {}) };
}

/** '999 cc engine', '52 kWh battery'; empty where it is not known. */
function sizeText({ isEv, batterySize, engineSize }: QuotedVehicle, words: Words): string {
  if (isEv)
    return batterySize ? words('ev.size.battery', { size: words.format.size(batterySize, 'kWh') }) : '';
  return engineSize ? words('ev.size.engine', { size: words.format.size(engineSize, 'cc') }) : '';
}

function usageText({ request }: Result, _: unknown, words: Words): CardText | null {
  const { totalMiles, milesDrivenWeekDays: weekday, milesDrivenWeekEnds: weekend } = request;
  if (totalMiles === null) return null;
  const value = words('ev.card.usage.value', { miles: words.format.miles(totalMiles) });
  if (weekday === null || weekend === null) return { value };
  return {
    value,
    note: words('ev.card.usage.note', {
      weekday: words.format.miles(weekday),
      weekend: words.format.miles(weekend),
    }),
  };
}

function costText(result: Result, _: unknown, words: Words): SumText | null {
  const cost = quotedVehicles(result).today ? chargingCost(result) : null;
  if (cost === null) return null;
  const tariff = recommendedRow(result)?.tariffName;
  return {
    value: words.format.wholePounds(cost),
    figure: cost,
    ...(tariff ? { note: words('ev.card.cost.note', { tariff }) } : {}),
  };
}

/** RES-EV-06, AMB-35: of a car that replaces none. */
function energyText(result: Result, _: unknown, words: Words): SumText | null {
  if (quotedVehicles(result).today) return null;
  const row = recommendedRow(result) ?? result.calculatedResults[0];
  const energy = row?.electricity.evConsumption ?? null;
  if (energy === null) return null;
  return { value: words('ev.card.energy.value', { kWh: words.format.kWh(energy) }), figure: energy };
}

/** Less, or more and said so (AMB-34); with what making the electricity emits, where the server says it. */
function co2Text(result: Result, _: unknown, words: Words): SumText | null {
  const saved = co2Saved(result);
  if (saved === null) return null;
  if (saved < 0) {
    return {
      value: words('ev.card.co2.rise', { co2: words.format.tonnes(-saved) }),
      note: words('ev.card.co2.riseNote'),
      // The sum is of what is saved.
      figure: null,
    };
  }
  const grid = recommendedRow(result)?.gridCo2Emission ?? null;
  return {
    value: words('ev.card.co2.value', { co2: words.format.tonnes(saved) }),
    figure: saved,
    note:
      grid === null
        ? words('ev.card.co2.note')
        : words('ev.card.co2.grid', { co2: words.format.tonnes(grid) }),
  };
}
