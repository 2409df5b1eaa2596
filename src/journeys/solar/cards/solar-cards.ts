// Knows the cards of a solar result (RES-SOL-02…05).
import { size, wholePounds } from '../../../words/format.ts';
import type { ResultCard } from '../../shared/cards/result-card.ts';

export const solarCards: readonly ResultCard<'property'>[] = [
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
    id: 'system-cost',
    label: 'solar.cost',
    // A cost of nothing is one that is not known.
    text: ({ totalCost }, _, words) =>
      totalCost
        ? { value: wholePounds(totalCost), note: words('results.estimate') }
        : { value: words('results.unknown'), note: words('results.afterSurvey') },
  },
  {
    id: 'panels',
    label: 'solar.panels',
    text: ({ request }, _, words) => {
      const count = request.solar?.numberOfPanels ?? null;
      if (count === null) return null;
      return { value: words(count === 1 ? 'solar.panels.count.one' : 'solar.panels.count', { count }) };
    },
  },
  {
    id: 'battery',
    label: 'solar.battery',
    text: ({ request }, _, words) => {
      const kWh = request.solar?.batterySize ?? null;
      if (kWh === null) return null;
      return { value: kWh > 0 ? size(kWh, 'kWh') : words('solar.battery.none') };
    },
  },
];
