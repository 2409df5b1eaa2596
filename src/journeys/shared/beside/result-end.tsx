// After the cards of every result: help with the cost, what is decided, what-if, and what was assumed.
import type { ReactNode } from 'react';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { AssumptionList } from '../cards/assumption-list.tsx';
import { KnownChanges } from '../ledger/known-changes.tsx';
import { SupportList } from '../ledger/support-list.tsx';
import { WhatIfPanel } from '../what-if/what-if-panel.tsx';

export interface ResultEndProps {
  readonly result: Result;
  /** Whether what is long is open at first. */
  readonly open: boolean;
  /** Assumptions that the specification names, before those of the server. */
  readonly children?: ReactNode;
}

export function ResultEnd({ result, open, children }: ResultEndProps) {
  const { words } = useWidget();
  const { assumptions, support, known, whatIf, request } = result;
  const section = (title: string, body: ReactNode) => (
    <Disclosure summary={<Heading level={3}>{title}</Heading>} look="section" open={open}>
      {body}
    </Disclosure>
  );
  return (
    <>
      <SupportList support={support} />
      <KnownChanges known={known} />
      {whatIf && section(words('whatIf.title'), <WhatIfPanel whatIf={whatIf} miles={request.totalMiles} />)}
      {(children !== undefined || assumptions.length > 0) &&
        section(
          words('results.assumptions'),
          <>
            {children}
            <AssumptionList assumptions={assumptions} />
          </>,
        )}
    </>
  );
}
