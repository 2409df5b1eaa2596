// RES-HP-03, RES-HP-04, RES-SOL-02, RES-SOL-03: the home's address and type.
import type { ResultCard } from './result-card.ts';

export const homeCards: readonly ResultCard<'property'>[] = [
  {
    id: 'address',
    label: 'label.address',
    // No line break inside a postcode.
    text: (_, { address }) => address && { value: address.text.replace(/ (?=\d\w\w$)/, '\u00a0') },
  },
  {
    id: 'property',
    label: 'label.property',
    text: ({ request }, { propertyTypeName }) => {
      const value = request.address.propertyType ?? propertyTypeName;
      return value ? { value } : null;
    },
    edit: { opens: 'property', label: 'results.changeProperty' },
  },
];
