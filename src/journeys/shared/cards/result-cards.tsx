// Knows how a list of cards is laid out: a figure each, what it was before an edit, Change where it can be changed.
import type { ReactNode } from 'react';
import type { Result } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import type { ResultCard } from './result-card.ts';

export interface ResultCardsProps<Edit extends string> {
  readonly cards: readonly ResultCard<Edit>[];
  readonly result: Result;
  /** The result before the last edit. */
  readonly before: Result | null;
  readonly onEdit: (edit: Edit) => void;
  /** Further cards, after those of the list. */
  readonly children?: ReactNode;
}

export function ResultCards<Edit extends string>({
  cards,
  result,
  before,
  onEdit,
  children,
}: ResultCardsProps<Edit>) {
  const { words } = useWidget();
  const answers = useJourney((state) => state.answers);
  return (
    <ul className="result-cards">
      {cards.map(({ id, label, text, edit }) => {
        const now = text(result, answers, words);
        if (!now) return null;
        const was = before ? text(before, answers, words)?.value : undefined;
        return (
          <Card
            as="li"
            key={id}
            heading={words(label)}
            level={4}
            action={
              edit && (
                <Button
                  look="link"
                  label={words(edit.label)}
                  opens="dialog"
                  onClick={() => onEdit(edit.opens)}
                >
                  {words('action.change')}
                </Button>
              )
            }
          >
            <p className="result-cards__value">
              <span data-card={id}>{now.value}</span>
              {was !== undefined && was !== now.value && (
                <span className="result-cards__was" key={was}>
                  {words('results.was', { value: was })}
                </span>
              )}
            </p>
            {now.note !== undefined && <p className="result-cards__note">{now.note}</p>}
          </Card>
        );
      })}
      {children}
    </ul>
  );
}
