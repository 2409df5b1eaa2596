import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FixedPage, Route } from '../domain/route.ts';
import { Terms } from '../journeys/parts/terms.tsx';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { LandingScreen } from '../screens/landing/landing-screen.tsx';
import { QuestionsScreen } from '../screens/questions/questions-screen.tsx';
import { ResultsScreen } from '../screens/results/results-screen.tsx';
import { SharedScreen } from '../screens/shared/shared-screen.tsx';
import type { Product } from '../state/product.ts';
import { useJourney, useRoute, useWidget } from '../state/widget.tsx';
import { Button } from '../ui/button/button.tsx';
import { Outline } from '../ui/text/heading.tsx';
import { Footer, HelpBanner } from './footer.tsx';
import { BackToQuote, NavBar } from './nav-bar.tsx';
import { keepKeys, keepPointer, sendForms, watchFocusTraps } from './page-guards.ts';
import { QuoteLoader } from './quote-loader.tsx';
import { useThemeTokens } from './theme/use-theme-tokens.ts';
import { useFocusAfterMove } from './use-focus.ts';

/** What handles the visitor's events between the page and us. */
const EDGE = [keepKeys, keepPointer, sendForms, watchFocusTraps];

interface ShellProps {
  readonly host: HTMLElement;
  /** The first screen is in the page. */
  readonly onReady: () => void;
  /** The first screen is painted. */
  readonly onShown: () => void;
  /** The screen failed to render. */
  readonly isBroken: boolean;
}

export function Shell({ host, onReady, onShown, isBroken }: ShellProps) {
  const { settings, words, navigation, product } = useWidget();
  const route = useRoute();
  const wrapper = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const tokens = useThemeTokens(host, wrapper);
  // Removing the focused element makes a browser lay out the page, and again once the new content is there.
  useEffect(
    () =>
      navigation.subscribe(() => {
        const { activeElement } = (region.current?.getRootNode() ?? {}) as Partial<ShadowRoot>;
        (activeElement as HTMLElement | null | undefined)?.blur();
      }),
    [navigation],
  );
  useLayoutEffect(() => {
    const stops = host.shadowRoot ? EDGE.map((watch) => watch(host.shadowRoot as ShadowRoot)) : [];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  // Before the paint: the page's own content disappears in the frame in which ours appears.
  useLayoutEffect(onReady, [onReady]);
  useEffect(onShown, [onShown]);

  const sorry = (
    <div className="shell__sorry stack stack--4" role="alert">
      <p>{words('frame.broken')}</p>
      <Button onClick={() => navigation.goToStart()}>{words('frame.startAgain')}</Button>
    </div>
  );

  return (
    <div
      className="root"
      data-theme={settings.theme}
      data-font={settings.font === 'inherit' ? 'inherit' : undefined}
      data-font-heading={settings.fontHeading === 'inherit' ? 'inherit' : undefined}
      style={tokens as CSSProperties}
      ref={wrapper}
      lang={settings.lang}
    >
      <Outline value={{ first: settings.headingLevel }}>
        <div className="frame shell" ref={region} part="frame">
          {!settings.hideNav && <NavBar />}
          <BackToQuote />
          <div className="shell__screen" role="region" aria-label={settings.brandName ?? words('frame.name')}>
            {isBroken ? sorry : <Screen product={product} route={route} />}
          </div>
          <HelpBanner />
          {!settings.hideFooter && <Footer />}
          <FocusAfterMove region={region} />
        </div>
        <QuoteLoader />
      </Outline>
    </div>
  );
}

/** Of its own, so that a new step does not render the frame again. */
function FocusAfterMove({ region }: { region: RefObject<HTMLElement | null> }) {
  const { product } = useWidget();
  const route = useRoute();
  const step = useJourney((state) => state.at);
  const path = product.routes.path(route);
  useFocusAfterMove(region, route.name === 'currentTariff' ? `${path} ${step}` : path);
  return null;
}

const SCREENS: Readonly<Record<FixedPage, (props: { moved: boolean }) => ReactNode>> = {
  home: HomeScreen,
  currentTariff: QuestionsScreen,
  quoteResults: ResultsScreen,
  shared: SharedScreen,
  error: ErrorScreen,
};

/** A route that is no asset's landing page is one of the fixed pages. */
function Screen({ product, route }: { product: Product; route: Route }) {
  // Each move makes a new route object, even one back to the first screen.
  const [first] = useState(route);
  const asset = product.assets.find(({ landing }) => landing.name === route.name);
  const Fixed = SCREENS[route.name as FixedPage];
  return (
    <Terms key={route.name}>
      {asset ? <LandingScreen asset={asset} /> : <Fixed moved={route !== first} />}
    </Terms>
  );
}
