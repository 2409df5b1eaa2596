// LAY-01, AMB-46: links to home and to the landing pages; a menu if the container is narrow.
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { startsOf } from '../domain/journey.ts';
import type { RouteName } from '../domain/route.ts';
import type { Settings } from '../domain/settings.ts';
import { hasQuote, quotedAssets } from '../state/journey-state.ts';
import type { Product } from '../state/product.ts';
import { useJourney, useRoute, useWidget } from '../state/widget.tsx';
import { Button } from '../ui/button/button.tsx';
import { Link } from '../ui/button/link.tsx';
import { Icon } from '../ui/text/icon.tsx';
import { mainHeading } from '../ui/use-focus.ts';
import type { WordKey } from '../words/word-key.ts';

interface Page {
  readonly name: RouteName;
  readonly label: WordKey;
}

export function NavBar() {
  const { words, navigation, settings, product } = useWidget();
  const route = useRoute();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);

  /** The focus goes back to the button, unless a new screen takes it. */
  const close = () => {
    setOpen(false);
    menu.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  const follow = (name: RouteName) => {
    if (isOpen) close();
    if (route.name !== name) navigation.go({ name });
  };

  return (
    <nav className="nav-bar" aria-label={words('frame.name')} part="nav" onKeyDown={onKeyDown}>
      <button type="button" className="nav-bar__skip button button--secondary" part="button" onClick={skip}>
        {words('nav.skip')}
      </button>
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
        {pagesOf(product, settings).map(({ name, label }) => (
          <li key={name}>
            <Link
              href={navigation.href({ name })}
              look="quiet"
              current={route.name === name}
              onFollow={() => follow(name)}
            >
              {words(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Skips the bar, and on the home page the banner: to the start of a journey, or to the question or headline. */
function skip({ currentTarget }: MouseEvent) {
  const root = currentTarget.getRootNode() as ShadowRoot;
  (root.querySelector<HTMLElement>('[data-skip]') ?? mainHeading(root))?.focus();
}

/** Home, unless a visit begins at the questions, and a landing page for each asset on offer. */
function pagesOf({ assets }: Product, { skipHome, only }: Settings): readonly Page[] {
  const offered = assets.filter((asset) => startsOf(asset, only).length > 0);
  const home: readonly Page[] = skipHome ? [] : [{ name: 'home', label: 'nav.home' }];
  return [
    ...home,
    ...offered.map(({ landing, labels }) => ({ name: landing.name, label: labels.navigation })),
  ];
}

function Brand({ settings: { logoSrc, brandName } }: { settings: Settings }) {
  if (logoSrc === null && brandName === null) return null;
  return (
    <p className="nav-bar__brand">{logoSrc ? <img src={logoSrc} alt={brandName ?? ''} /> : brandName}</p>
  );
}

/** SEEN-07: the link back to a quote of this session, on every page except its own. */
export function BackToQuote() {
  const { words, navigation, store } = useWidget();
  const { name } = useRoute();
  const isThere = useJourney(hasQuote);
  const headline = useJourney((state) => state.left?.headline ?? state.headline);
  // Beside shared results it would be taken for theirs.
  const text = name !== 'shared' && headline;
  const follow = () => {
    if (quotedAssets(store.getState()).length === 0) store.actions.returnToQuote();
    navigation.go({ name: 'quoteResults' });
  };
  return (
    name !== 'quoteResults' &&
    isThere && (
      <p className={`help-banner${text ? '' : ' help-banner--bare'} links`}>
        {text && <span>{text}</span>}
        {/* M11: what most come back to the home page for. */}
        <Link
          look={name === 'home' ? 'primary' : 'text'}
          href={navigation.href({ name: 'quoteResults' })}
          onFollow={follow}
        >
          {words('nav.quote')}
        </Link>
      </p>
    )
  );
}
