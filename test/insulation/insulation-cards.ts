import { recommendedRow } from '../../src/domain/result.ts';
import type { ResultCard } from '../../src/journeys/result/cards/result-card.ts';

export const insulationCards: readonly ResultCard<'loft'>[] = [
  {
    id: 'loftSaving',
    label: 'asset.insulation.saving',
    text: (result) => ({ value: `£${Math.round(recommendedRow(result)?.savings ?? 0)}` }),
  },
  {
    id: 'loftDepth',
    label: 'asset.insulation.now',
    text: (_, { loftDepth = 0 }, words) => ({ value: words('asset.insulation.depth', { depth: loftDepth }) }),
    edit: { opens: 'loft', label: 'asset.insulation.change' },
  },
];
