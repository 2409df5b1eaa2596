// LIVE-03: that a choice was made by the home's energy certificate, of which date, and that it can be changed.
import { isOld } from '../../domain/certificate.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import type { WordKey } from '../../words/word-key.ts';

export interface CertifiedProps {
  /** What is chosen, and by which field of the certificate. */
  readonly chosen: number | null | undefined;
  readonly by: 'propertyTypeId' | 'heatingFuel' | 'insulation';
  /** What it says of the home beside it. */
  readonly also?: WordKey | false | undefined;
}

export function Certified({ chosen, by, also }: CertifiedProps) {
  const { words, now } = useWidget();
  const certificate = useJourney((state) => state.answers.certificate);
  if (!certificate) return null;
  const isIts = chosen != null && chosen === certificate[by];
  const date = words.format.date(certificate.date);
  return (
    <>
      {isIts && (
        <span>{words(isOld(certificate, now()) ? 'certificate.old' : 'certificate.from', { date })}</span>
      )}{' '}
      {also && <span>{words(also)}</span>}
    </>
  );
}
