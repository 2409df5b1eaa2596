import { useState } from 'react';
import type { Result } from '../../src/domain/result.ts';
import { ResultCards } from '../../src/journeys/result/cards/result-cards.tsx';
import { HeadlineFigureView, HeadlineView } from '../../src/journeys/result/headline/headline-view.tsx';
import { ResultEnd } from '../../src/journeys/result/page/result-end.tsx';
import { EnquiryCall } from '../../src/journeys/take-along/enquiry/enquiry-call.tsx';
import { TakeAlong } from '../../src/journeys/take-along/take-along.tsx';
import type { ResultViewProps } from '../../src/state/asset-descriptor.ts';
import { useWidget } from '../../src/state/widget.tsx';
import { insulationCards } from './insulation-cards.ts';
import { insulationHeadline } from './insulation-headline.ts';
import { LoftEditor } from './loft-editor.tsx';

export function InsulationResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const of = (some: Result) => insulationHeadline(some, words);
  const shown = { result, before, of };
  const [editing, setEditing] = useState(false);
  return (
    <div className="result">
      <HeadlineView
        asset="insulation"
        {...shown}
        lead={<HeadlineFigureView {...shown} name="insulation-headline" answer={{ facts: [], note: '' }} />}
      />
      <ResultCards
        groups={[{ heading: 'group.home', cards: insulationCards }]}
        result={result}
        before={before}
        onEdit={() => setEditing(true)}
      />
      <ResultEnd {...shown} />
      <EnquiryCall result={result} />
      <TakeAlong />
      <LoftEditor open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
