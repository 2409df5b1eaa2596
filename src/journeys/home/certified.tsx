// LIVE-03: that a choice was made by the home's energy certificate, of which date, or by its address, and can be changed.
import { isOld } from '../../domain/certificate.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import type { WordKey } from '../../words/word-key.ts';

export interface CertifiedProps {
  /** What is chosen, and by which field of the certificate. */
  readonly chosen: number | null | undefined;
  readonly by: 'propertyTypeId' | 'heatingFuel' | 'insulation';
  /** What the address suggests where no certificate does. */
  readonly address?: number | null | undefined;
  /** What it says of the home beside it. */
  readonly also?: WordKey | false | undefined;
}

export function Certified({ chosen, by, address, also }: CertifiedProps) {
  const { words, now } = useWidget();
  const certificate = useJourney((state) => state.answers.certificate);
  const isFrom = (suggested?: number | null) => chosen != null && chosen === suggested;
  const date = certificate && words.format.date(certificate.date);
  const says =
    date && isFrom(certificate[by])
      ? words(isOld(certificate, now()) ? 'certificate.old' : 'certificate.from', { date })
      : isFrom(address) && words('certificate.address');
  return (
    <>
      {says && <span>{says}</span>} {also && <span>{words(also)}</span>}
    </>
  );
}
