import { recommendedRow } from '../../src/domain/result.ts';
import type { ResultCard } from '../../src/journeys/result/cards/result-card.ts';
import { ResultCards } from '../../src/journeys/result/cards/result-cards.tsx';
import type { ResultViewProps } from '../../src/state/result-view.ts';

const saving: ResultCard<never> = {
  id: 'loftSaving',
  label: 'asset.insulation.saving',
  text: (result) => ({ value: `£${recommendedRow(result)?.savings}` }),
};

export function InsulationResult({ result, before }: ResultViewProps) {
  return (
    <div className="result">
      <ResultCards
        groups={[{ heading: 'group.home', cards: [saving] }]}
        result={result}
        before={before}
        onEdit={() => {}}
      />
    </div>
  );
}
