import { useState } from 'react';
import { recommendedRow } from '../../src/domain/result.ts';
import type { ResultCard } from '../../src/journeys/result/cards/result-card.ts';
import { ResultCards } from '../../src/journeys/result/cards/result-cards.tsx';
import { ResultEnd } from '../../src/journeys/result/page/result-end.tsx';
import { EnquiryCall } from '../../src/journeys/take-along/enquiry/enquiry-call.tsx';
import { TakeAlong } from '../../src/journeys/take-along/share/take-along.tsx';
import type { ResultViewProps } from '../../src/state/result-view.ts';
import { LoftEditor } from './loft-editor.tsx';

const cards: readonly ResultCard<'loft'>[] = [
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

export function InsulationResult({ result, before }: ResultViewProps) {
  const [editing, setEditing] = useState(false);
  return (
    <div className="result">
      <ResultCards
        groups={[{ heading: 'group.home', cards }]}
        result={result}
        before={before}
        onEdit={() => setEditing(true)}
      />
      <ResultEnd result={result} />
      <EnquiryCall result={result} />
      <TakeAlong />
      <LoftEditor open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
