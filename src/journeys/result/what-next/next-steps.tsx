// The next steps as a numbered list, the call first, which says there that it was arranged; a telephone number if no form is
// offered; print and share.
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import { unbroken } from '../../../words/in-sentence.ts';
import { acceptsEnquiries } from '../../take-along/enquiry/accepts-enquiries.ts';
import { EnquiryCall, useCallOf } from '../../take-along/enquiry/enquiry-call.tsx';
import { OutsideArea } from '../../take-along/enquiry/outside-area.tsx';
import { RingUs } from '../../take-along/enquiry/ring-us.tsx';
import { TakeAlong } from '../../take-along/share/take-along.tsx';

interface NextStepsProps {
  readonly steps: readonly string[];
  /** The tariff to switch to in the end; falsy if there is none. */
  readonly tariff: string | null | undefined;
  /** Says whether enquiries are accepted. */
  readonly result: Result;
  /** Buttons in place of a call. */
  readonly children?: Elements;
}

export function NextSteps({ steps, tariff, result, children }: NextStepsProps) {
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
