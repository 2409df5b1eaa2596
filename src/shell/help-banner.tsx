// WIZ-08, WIZ-09: the support phone, one tap to call.
import { phoneAddress } from '../domain/phone-address.ts';
import { useWidget } from '../state/widget-context.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';

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
