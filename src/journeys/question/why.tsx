import { isOld } from '../../domain/home.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import type { WordKey } from '../../words/word-key.ts';

/** Says why a question is asked, inside the question if there is no column for it. */
export function Why({ text }: { text: WordKey }) {
  const { words } = useWidget();
  return <span className="why">{words(text)}</span>;
}

interface CertifiedProps {
  /** The choice, and the field of the certificate that suggested it. */
  readonly chosen: number | null | undefined;
  readonly by: 'propertyTypeId' | 'heatingFuel' | 'insulation';
  /** The address's suggestion if there is no certificate. */
  readonly address?: number | null | undefined;
  /** What else the certificate says about the home. */
  readonly also?: WordKey | false | undefined;
}

/**
 * LIVE-03: says that a choice was suggested by the home's energy certificate, with its date, or by the address, and can be
 * changed.
 */
export function Certified({ chosen, by, address, also }: CertifiedProps) {
  const { words, now } = useWidget();
  const certificate = useJourney((state) => state.answers.certificate);
  const isFrom = (suggested?: number | null) => chosen != null && chosen === suggested;
  const date = certificate && words.format.date(certificate.date);
  const from =
    date && isFrom(certificate[by])
      ? words(isOld(certificate, now()) ? 'certificate.old' : 'certificate.from', { date })
      : isFrom(address) && words('certificate.address');
  return (
    <>
      {from && <span>{from}</span>} {also && <span>{words(also)}</span>}
    </>
  );
}
