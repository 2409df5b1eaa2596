// Knows the cards of a heat pump result (RES-HP-03…07).
import { recommendedRow } from '../../../domain/result.ts';
import { size, wholePounds } from '../../../words/format.ts';
import type { ResultCard } from '../../shared/cards/result-card.ts';

export const heatPumpCards: readonly ResultCard<'property'>[] = [
  {
    id: 'address',
    label: 'results.address',
    text: (_, { address }) => (address ? { value: address.text } : null),
  },
  {
    id: 'property',
    label: 'results.property',
    text: ({ request }, { propertyTypeName }) => {
      const value = request.address.propertyType ?? propertyTypeName;
      return value ? { value } : null;
    },
    edit: { opens: 'property', label: 'results.changeProperty' },
  },
  {
    id: 'heating',
    label: 'hp.heating',
    text: ({ request }, answers, words) => {
      const fuel = request.ashp?.heatingFuel ?? answers.heatingFuel;
      return fuel === null ? null : { value: words(`heating.${fuel}`) };
    },
  },
  {
    id: 'annual-cost',
    label: 'hp.annualCost',
    text: (result, _, words) => {
      const cost = recommendedRow(result)?.annualCost ?? null;
      return cost === null ? null : { value: wholePounds(cost), note: words('hp.annualCostHint') };
    },
  },
  {
    id: 'size',
    label: 'hp.size',
    text: ({ request }, _, words) => {
      const kilowatts = request.ashp?.ashpSize ?? null;
      return kilowatts === null ? null : { value: size(kilowatts, 'kW'), note: words('results.estimate') };
    },
  },
];
