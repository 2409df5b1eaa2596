import { useEffect } from 'react';
import { type Result, recommendedRow } from '../../domain/result.ts';
import type { Combined } from '../../domain/result-extras.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Heading } from '../../ui/text/heading.tsx';
import { Explained } from '../../ui/text/term.tsx';
import { inside, listed, unbroken } from '../../words/in-sentence.ts';
import type { WordKey } from '../../words/word-key.ts';
import { RingUs } from '../parts/links.tsx';
import { AdviceLinks } from '../parts/refusal-view.tsx';
import { Terms } from '../parts/terms.tsx';
import { acceptsEnquiries, EnquiryCall, useCallOf } from './enquiry/enquiry-call.tsx';
import { TakeAlong } from './take-along.tsx';

interface NextStepsProps {
  readonly steps: readonly string[];
  /** The tariff to switch to in the end; falsy if there is none. */
  readonly tariff: string | null | undefined;
  /** Says whether enquiries are accepted. */
  readonly result: Result;
  /** Buttons in place of a call. */
  readonly children?: Elements;
}

/**
 * A numbered list, the call first, which says there that it was arranged; a telephone number if no form is offered; print and
 * share.
 */
function NextSteps({ steps, tariff, result, children }: NextStepsProps) {
  const { words, settings } = useWidget();
  const call = useCallOf(result);
  const all = tariff ? [...steps, words('next.switch', { tariff: unbroken(tariff) })] : steps;
  return (
    <section className="what-next stack">
      <Heading level={3} focus="title">
        {words('next.title')}
      </Heading>
      <ol className="what-next__steps">
        {!children && call === 'offered' && (
          <li className="what-next__step what-next__call">
            <div className="stack stack--2">
              <EnquiryCall result={result} />
            </div>
          </li>
        )}
        {all.map((step) => (
          <li className="what-next__step" key={step}>
            <span>
              <Explained>{step}</Explained>
            </span>
          </li>
        ))}
      </ol>
      {!acceptsEnquiries(settings, result) && (
        <RingUs>
          <p>{words('enquiry.have')}</p>
        </RingUs>
      )}
      <div className="what-next__actions row">
        {children ?? (call === 'outside' && <OutsideArea />)}
        <TakeAlong />
      </div>
    </section>
  );
}

interface WhatNextProps {
  /** The asset's own steps. */
  readonly steps: readonly WordKey[];
  readonly result: Result;
  /** Buttons in place of a call. */
  readonly children?: Elements;
}

/** SEEN-03: the end of every result: the next steps. With one bill, only the bill shows them, for all assets. */
export function WhatNext({ steps: own, result, children }: WhatNextProps) {
  const { words } = useWidget();
  const hasBill = useJourney(({ combined }) => combined !== null);
  if (hasBill) return null;
  return (
    <NextSteps
      steps={own.map((step) => words(step))}
      tariff={recommendedRow(result)?.tariffName}
      result={result}
    >
      {children}
    </NextSteps>
  );
}

/**
 * SEEN-03: the next steps for everything on the one bill: one for each asset, by name, equal steps joined, and one for their
 * tariff.
 */
export function BillNext({ combined: { assets, tariff } }: { readonly combined: Combined }) {
  const { words, product } = useWidget();
  const results = useJourney((state) => state.results);
  const result = assets.map((asset) => shownResult(results[asset])).find((one) => one !== null);
  if (!result) return null;
  const descriptors = assets.map((asset) => product.asset(asset));
  const steps = [...new Set(descriptors.map(({ labels }) => labels.next))].map((step) =>
    words('next.of', {
      what: listed(
        descriptors
          .filter(({ labels }) => labels.next === step)
          .map((asset) => words(quotedName(asset, results)))
          .map((name, at) => (at > 0 ? inside(name) : unbroken(name))),
        words,
      ),
      step: words(step),
    }),
  );
  return (
    <Later>
      <Terms>
        <NextSteps steps={steps} tariff={tariff.tariffName} result={result} />
      </Terms>
    </Later>
  );
}

/** BEY-23: outside the service area, says that the estimate is valid and where to get advice. */
export function OutsideArea() {
  const { words, reach } = useWidget();
  useEffect(() => reach('refused', 'outside-area'), [reach]);
  return (
    <Alert tone="info" live={false}>
      <p>{words('enquiry.outside')}</p>
      <ul className="links">
        <AdviceLinks places={['mcs', 'est', 'gov']} />
      </ul>
    </Alert>
  );
}
