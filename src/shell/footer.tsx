// LAY-02, LAY-03: the support email, and links to the terms, the privacy notice and the page about the partner.
import { OutLink } from '../journeys/out-link.tsx';
import { useWidget } from '../state/widget-context.tsx';
import { Link } from '../ui/link/link.tsx';

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
          {there.map(([href, says]) => (
            <li key={says}>
              <OutLink href={href} says={words(says)} look="quiet" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
