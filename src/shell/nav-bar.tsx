// Knows the navigation bar: home and the three landing pages; a menu where the container is narrow (LAY-01, AMB-46).
import { useState } from 'react';
import type { RouteName } from '../domain/route.ts';
import { useRoute, useWidget } from '../state/widget-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import type { WordKey } from '../words/en-gb.ts';

const PAGES: readonly (readonly [RouteName, WordKey])[] = [
  ['home', 'nav.home'],
  ['solarBattery', 'nav.solarBattery'],
  ['electricVehicle', 'nav.electricVehicle'],
  ['heatPump', 'nav.heatPump'],
];

export function NavBar() {
  const { words, navigation, settings } = useWidget();
  const route = useRoute();
  const [isOpen, setOpen] = useState(false);
  const pages = settings.skipHome ? PAGES.filter(([name]) => name !== 'home') : PAGES;
  return (
    <nav className="nav-bar" aria-label={words('nav.label')} part="nav">
      {settings.logoSrc || settings.brandName ? (
        <p className="nav-bar__brand">
          {settings.logoSrc ? (
            <img src={settings.logoSrc} alt={settings.brandName ?? ''} />
          ) : (
            settings.brandName
          )}
        </p>
      ) : null}
      <div className="nav-bar__menu">
        <Button look="quiet" expanded={isOpen} icon={<Icon name="menu" />} onClick={() => setOpen(!isOpen)}>
          {words('nav.menu')}
        </Button>
      </div>
      <ul className={`nav-bar__links${isOpen ? ' nav-bar__links--open' : ''}`}>
        {pages.map(([name, key]) => (
          <li key={name}>
            <Link
              href={navigation.href({ name })}
              look="quiet"
              current={route.name === name}
              onFollow={() => {
                setOpen(false);
                navigation.go({ name });
              }}
            >
              {words(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
