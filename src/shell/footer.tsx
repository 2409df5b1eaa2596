// LAY-02, LAY-03: support email, terms, privacy, who we are.
import { useWidget } from '../state/widget-context.tsx';
import { Link } from '../ui/link/link.tsx';

export function Footer() {
  const { words, settings } = useWidget();
  const { supportEmail, termsUrl, privacyUrl, aboutUrl } = settings;
  const links = [
    { href: termsUrl, text: words('footer.terms') },
    { href: privacyUrl, text: words('footer.privacy') },
    { href: aboutUrl, text: words('footer.about') },
  ].filter((link): link is { href: string; text: string } => link.href !== null);
  if (supportEmail === null && links.length === 0) return null;
  return (
    <section className="footer" aria-label={words('footer.label')} part="footer">
      {supportEmail !== null && (
        <p>
          <span>{words('footer.email')}</span> <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </p>
      )}
      {links.length > 0 && (
        <ul className="footer__links">
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} newTabText={words('link.newTab')} look="quiet">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
