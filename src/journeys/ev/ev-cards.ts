import { chargedEnergy, chargingCost, co2Saved, gridCo2, quotedVehicles } from '../../domain/ev-figures.ts';
import type { Result } from '../../domain/result.ts';
import { type QuotedVehicle, vehicleName } from '../../domain/vehicle.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import type { Words } from '../../words/words.ts';
import {
  type CardGroup,
  type CardText,
  cardRows,
  homeCards,
  type SumText,
} from '../result/cards/result-card.ts';
import { factRows } from '../result/headline/answer.ts';
import { chargedAt } from './ev-rows.ts';
import { evAnswer, evHeadlineText } from './ev-text.ts';
import { sizeText } from './vehicle/vehicle-text.ts';

/** The parts that can be edited: today's vehicle, the electric one, the miles. */
export type EvEdit = 'today' | 'electric' | 'usage';

/** RES-EV-03…09, AMB-35, AMB-36: the cards, and what the Change button of each edits. */
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
      {
        id: 'consumption',
        label: 'ev.card.energy',
        sum: 'ev-consumption',
        text: energyText,
        edit: { opens: 'usage', label: 'ev.card.figures.change' },
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
  return { value: vehicleName(vehicle), ...(note ? { note } : {}) };
}

function usageText({ request }: Result, _: unknown, words: Words): CardText | null {
  const { totalMiles, milesDrivenWeekDays: weekday, milesDrivenWeekEnds: weekend } = request;
  if (totalMiles === null) return null;
  const value = words('ev.card.year', { value: words.format.miles(totalMiles) });
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
  return cost === null ? null : { value: words.format.wholePounds(cost), figure: cost };
}

/** RES-EV-06, AMB-35: for a car that replaces none. */
function energyText(result: Result, _: unknown, words: Words): SumText | null {
  if (quotedVehicles(result).today) return null;
  const figure = chargedEnergy(result);
  if (figure === null) return null;
  const value = words('ev.card.year', { value: words.format.kWh(figure) });
  return { value, figure, note: chargedAt(result, words)[0] };
}

/** Says whether it is less or more (AMB-34), and what making the electricity took off, if the server sends it. */
function co2Text(result: Result, _: unknown, words: Words): SumText | null {
  const saved = co2Saved(result);
  const { tonnes, tonnesSaved } = words.format;
  if (saved === null) return null;
  if (saved < 0) {
    return {
      value: words('ev.card.co2.rise', { co2: tonnesSaved(-saved) }),
      note: words('ev.card.co2.riseNote'),
      // The sum explains the saving.
      figure: null,
    };
  }
  const grid = gridCo2(result);
  return {
    value: words('ev.card.year', { value: tonnesSaved(saved) }),
    figure: saved,
    note: grid === null ? words('ev.card.co2.note') : words('ev.card.co2.grid', { co2: tonnes(grid) }),
  };
}

export const evSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence: headline } = evHeadlineText(result, words);
  const answer = evAnswer(result, words);
  return {
    headline,
    also: answer.lacks || undefined,
    facts: factRows(answer),
    rows: cardRows([{ cards: homeCards }, ...evCards], result, answers, words),
  };
};
