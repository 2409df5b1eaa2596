// The page of every result in reading order: headline, details, long parts, help with the cost, decided changes, What if,
// assumptions, next steps. What is below the headline is rendered later.
import { keysOf } from '../../../domain/as-built.ts';
import type { Result } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Later } from '../../../ui/disclosure/later.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { YoursPanel } from '../../home/make-it-yours/yours-panel.tsx';
import { AssumptionList } from '../cards/assumption-list.tsx';
import { KnownChanges } from '../prices/known-changes.tsx';
import { SupportList } from '../prices/support-list.tsx';
import { SumsProvider } from '../sums/sums-context.tsx';
import { WhatIfPanel } from '../what-if/what-if-panel.tsx';
import { LongPart } from './long-part.tsx';

interface ResultPageProps {
  readonly result: Result;
  readonly headline: Elements;
  /** The cards and the tariff. */
  readonly details: Elements;
  /** The long parts of this result alone, such as its breakdown. */
  readonly children?: Elements;
  /** The specification's assumptions, shown before those of the server. */
  readonly assumptions?: Elements;
  readonly next: Elements;
  /** The dialogs in which the visitor changes the result. */
  readonly editors: Elements;
}

export function ResultPage(props: ResultPageProps) {
  const { result, headline, details, children, assumptions, next, editors } = props;
  const { words } = useWidget();
  const { support, known, whatIf } = result;
  return (
    <SumsProvider sums={result.sums}>
      <div className="result">
        {headline}
        <Later>
          <Details>{details}</Details>
          <Later>
            {children}
            <SupportList support={support} />
            <YoursPanel result={result} />
            {whatIf && (
              <LongPart title={words('whatIf.title')}>
                <WhatIfPanel result={result} whatIf={whatIf} />
              </LongPart>
            )}
            {(assumptions || result.assumptions.length > 0 || !!known?.length) && (
              <LongPart title={words('results.assumptions')}>
                {assumptions}
                <AssumptionList assumptions={result.assumptions} />
                <KnownChanges known={known} />
              </LongPart>
            )}
            {next}
          </Later>
        </Later>
        {editors}
      </div>
    </SumsProvider>
  );
}

/** SEEN-09: with more than one result, each result's details are closed at first. */
function Details({ children }: { readonly children: Elements }) {
  const { words } = useWidget();
  const isOne = useJourney(({ quoteIds }) => keysOf(quoteIds).length < 2);
  if (isOne) return children;
  return (
    <LongPart title={words('results.details')}>
      <div className="result__section">{children}</div>
    </LongPart>
  );
}
