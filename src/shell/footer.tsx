import { phoneAddress } from '../domain/url.ts';
import { OutLink } from '../journeys/parts/links.tsx';
import { useWidget } from '../state/widget.tsx';
import { Link } from '../ui/button/link.tsx';
import { Icon } from '../ui/text/icon.tsx';

/** WIZ-08, WIZ-09: the support phone, one tap to call. */
export function HelpBanner() {
  const { words, settings } = useWidget();
  const { supportPhone } = settings;
  if (supportPhone === null) return null;
  return (
    <div className="help-banner links" part="help">
      <Icon name="phone" />
      <p className="help-banner__title">{words('help.title')}</p>
      <Link href={phoneAddress(supportPhone)}>{words('help.call', { phone: supportPhone })}</Link>
    </div>
  );
}

/** LAY-02, LAY-03: the support email, and links to the terms, the privacy notice and the page about the partner. */
export function Footer() {
  const { words, settings } = useWidget();
  const { supportEmail, termsUrl, privacyUrl, aboutUrl } = settings;
  const links = [
    [termsUrl, 'footer.terms'],
    [privacyUrl, 'footer.privacy'],
    [aboutUrl, 'footer.about'],
  ] as const;
  const there = links.filter(([href]) => href !== null);
  if (supportEmail === null && there.length === 0) return null;
  return (
    <section className="footer links" aria-label={words('footer.label')} part="footer">
      {supportEmail !== null && (
        <p className="links">
          <span>{words('footer.email')}</span> <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </p>
      )}
      {there.length > 0 && (
        <ul className="links">
          {there.map(([href, label]) => (
            <li key={label}>
              <OutLink href={href} text={words(label)} look="quiet" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
