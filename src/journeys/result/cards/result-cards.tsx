import type { ReactNode } from 'react';
import type { Result } from '../../../domain/result.ts';
import { keysOf } from '../../../domain/safe-built-ins.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { LongPart } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Explained } from '../../../ui/text/term.tsx';
import { ChangeButton } from '../../parts/action-buttons.tsx';
import { SumOpener } from '../sums/sum-opener.tsx';
import type { CardGroup, CardText, ResultCard, SumText } from './result-card.ts';

interface ResultCardsProps<Edit extends string> {
  readonly groups: readonly CardGroup<Edit>[];
  readonly result: Result;
  /** The result before the last edit. */
  readonly before: Result | null;
  readonly onEdit: (edit: Edit) => void;
}

/** Two cards of rows: the quote's details and its result, each row with its value before an edit, and Change. */
export function ResultCards<Edit extends string>({ groups, ...shown }: ResultCardsProps<Edit>) {
  const { words } = useWidget();
  const changeOf = useChange(shown.onEdit);
  const rowOf = useRow(shown, changeOf);
  const filled = groups
    .map(({ heading, edit, cards }) => ({
      heading,
      action: changeOf(edit),
      rows: cards.flatMap((card) => rowOf(card) ?? []),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={`result-cards result-cards--${filled.length}`}>
      {filled.map(({ heading, action, rows }) => (
        <Card as="section" key={heading} heading={words(heading)} action={action}>
          <Facts rows={rows} />
        </Card>
      ))}
    </div>
  );
}

function useChange<Edit extends string>(onEdit: ResultCardsProps<Edit>['onEdit']) {
  const { isShared } = useWidget();
  return (edit: CardGroup<Edit>['edit']) =>
    edit && !isShared ? (
      <ChangeButton labelKey={edit.label} opens="dialog" onClick={() => onEdit(edit.opens)} />
    ) : undefined;
}

function useRow<Edit extends string>(
  { result, before }: Pick<ResultCardsProps<Edit>, 'result' | 'before'>,
  changeOf: (edit: CardGroup<Edit>['edit']) => ReactNode,
) {
  const { words } = useWidget();
  const answers = useJourney((state) => state.answers);
  return ({ id, label, text, edit, sum }: ResultCard<Edit>): Fact | null => {
    const now: (CardText & Partial<SumText>) | null = text(result, answers, words);
    if (!now) return null;
    const was = before ? text(before, answers, words)?.value : undefined;
    const term = words(label);
    return {
      term,
      detail: (
        <span className="result-cards__value">
          <span data-card={id} data-figure={sum}>
            <Explained>{now.value}</Explained>
          </span>
          {was !== undefined && was !== now.value && (
            <span className="figure__was" key={was}>
              {words('results.was', { value: was })}
            </span>
          )}
        </span>
      ),
      ...(now.note === undefined ? {} : { note: now.note }),
      ...(sum ? { more: <SumOpener id={sum} title={term} value={now.figure} /> } : {}),
      action: changeOf(edit),
    };
  };
}

/** SEEN-09: with more than one result, each result's details are closed at first. */
export function Details({ children }: { readonly children: Elements }) {
  const { words } = useWidget();
  const isOne = useJourney(({ quoteIds }) => keysOf(quoteIds).length < 2);
  if (isOne) return children;
  return (
    <LongPart title={words('results.details')}>
      <div className="result__section">{children}</div>
    </LongPart>
  );
}
