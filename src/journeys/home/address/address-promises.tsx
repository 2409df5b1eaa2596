// Only the promises that are true with these settings; terms and privacy.
import { useWidget } from '../../../state/widget-context.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { WordKey } from '../../../words/word-key.ts';

const PROMISES: readonly (readonly [IconName, WordKey])[] = [
  ['meter', 'trust.meter'],
  ['phone', 'trust.phone'],
  ['shield', 'trust.session'],
];

export function AddressPromises() {
  const { words, settings } = useWidget();
  const { termsUrl, privacyUrl } = settings;
  return (
    <div className="address__promises stack">
      <ul className="address__trust stack stack--2">
        {PROMISES.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{words(key)}</span>
          </li>
        ))}
      </ul>
      <p className="address__legal">
        {termsUrl && (
          <Link href={termsUrl} newTabText={words('link.newTab')}>
            {words('address.terms')}
          </Link>
        )}
        {privacyUrl && (
          <Link href={privacyUrl} newTabText={words('link.newTab')}>
            {words('address.privacy')}
          </Link>
        )}
      </p>
    </div>
  );
}
