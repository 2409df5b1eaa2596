// Knows the navigation bar: home and the landing pages of what is offered; a menu where the container is narrow (LAY-01, AMB-46).
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Asset } from '../domain/flags.ts';
import { startsOf } from '../domain/offers.ts';
import type { RouteName } from '../domain/route.ts';
import type { Settings } from '../domain/settings.ts';
import { useRoute, useWidget } from '../state/widget-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';

/** Each page, and the asset it is about. */
const PAGES = [
  ['home', null],
  ['solarBattery', 'solar'],
  ['electricVehicle', 'ev'],
  ['heatPump', 'ashp'],
] as const satisfies readonly (readonly [RouteName, Asset | null])[];

export function NavBar() {
  const { words, navigation, settings } = useWidget();
  const route = useRoute();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);

  /** Focus goes back to the button, unless a new screen takes it. */
  const close = () => {
    setOpen(false);
    menu.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  const follow = (name: RouteName) => {
    if (isOpen) close();
    if (route.name !== name) navigation.go({ name });
  };

  return (
    <nav className="nav-bar" aria-label={words('nav.label')} part="nav" onKeyDown={onKeyDown}>
      <Brand settings={settings} />
      <div className="nav-bar__menu">
        <Button
          ref={menu}
          look="quiet"
          expanded={isOpen}
          icon={<Icon name={isOpen ? 'cross' : 'menu'} />}
          onClick={() => setOpen(!isOpen)}
        >
          {words('nav.menu')}
        </Button>
      </div>
      <ul className={`nav-bar__links${isOpen ? ' nav-bar__links--open' : ''}`}>
        {PAGES.filter(([, asset]) => isListed(asset, settings)).map(([name]) => (
          <li key={name}>
            <Link
              href={navigation.href({ name })}
              look="quiet"
              current={route.name === name}
              onFollow={() => follow(name)}
            >
              {words(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isListed(asset: Asset | null, { skipHome, only }: Settings): boolean {
  return asset === null ? !skipHome : startsOf(asset, only).length > 0;
}

function Brand({ settings: { logoSrc, brandName } }: { settings: Settings }) {
  if (logoSrc === null && brandName === null) return null;
  return (
    <p className="nav-bar__brand">{logoSrc ? <img src={logoSrc} alt={brandName ?? ''} /> : brandName}</p>
  );
}
