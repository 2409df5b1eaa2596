// Knows the help banner: the support phone, one tap to call (WIZ-08, WIZ-09).
import { useWidget } from '../state/widget-context.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';

export function HelpBanner() {
  const { words, settings } = useWidget();
  const { supportPhone } = settings;
  if (supportPhone === null) return null;
  return (
    <div className="help-banner" part="help">
      <Icon name="phone" />
      <p className="help-banner__title">{words('help.title')}</p>
      <Link href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
        {words('help.call', { phone: supportPhone })}
      </Link>
    </div>
  );
}
