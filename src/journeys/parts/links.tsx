import { phoneAddress } from '../../domain/url.ts';
import type { Share } from '../../state/journey-state.ts';
import { useWidget } from '../../state/widget.tsx';
import { Link, type LinkProps } from '../../ui/button/link.tsx';
import type { Elements } from '../../ui/elements.ts';

interface OutLinkProps extends Pick<LinkProps, 'look'> {
  readonly href: string | null;
  readonly text: string;
}

/** A link out of the widget; nothing if its URL is not known. */
export function OutLink({ href, text, ...look }: OutLinkProps) {
  const { words } = useWidget();
  return (
    href !== null && (
      <Link href={href} newTabText={words('link.newTab')} {...look}>
        {text}
      </Link>
    )
  );
}

/** A sentence with a telephone number as a link. */
export function WithPhone({ text, phone }: { text: string; phone: string }) {
  const [before = '', ...after] = text.split(phone);
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && <Link href={phoneAddress(phone)}>{phone}</Link>}
      <span>{after.join(phone)}</span>
    </>
  );
}

interface RingUsProps {
  readonly children?: Elements;
  readonly className?: string;
}

/** The partner's number in a sentence, with its hours. Nothing if there is no number. */
export function RingUs({ children, className }: RingUsProps) {
  const { words, settings } = useWidget();
  const { supportPhone: phone, supportHours } = settings;
  if (phone === null) return null;
  return (
    <div className={className}>
      <p>
        <WithPhone phone={phone} text={words('enquiry.ring', { phone })} />
      </p>
      {supportHours !== null && <p>{supportHours}</p>}
      {children}
    </div>
  );
}

/** The link to the results, for the camera of a phone. */
export function QrCode({ size, path }: NonNullable<Share['qr']>) {
  const { words } = useWidget();
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words('share.qr')}>
      <path d={path} />
    </svg>
  );
}
