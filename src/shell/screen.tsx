import { type ReactNode, useState } from 'react';
import type { FixedPage, Route } from '../domain/route.ts';
import { Terms } from '../journeys/terms.tsx';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { LandingScreen } from '../screens/landing/landing-screen.tsx';
import { QuestionsScreen } from '../screens/questions/questions-screen.tsx';
import { ResultsScreen } from '../screens/results/results-screen.tsx';
import { SharedScreen } from '../screens/shared/shared-screen.tsx';
import type { Product } from '../state/product.ts';

const SCREENS: Readonly<Record<FixedPage, (props: { moved: boolean }) => ReactNode>> = {
  home: HomeScreen,
  currentTariff: QuestionsScreen,
  quoteResults: ResultsScreen,
  shared: SharedScreen,
  error: ErrorScreen,
};

/** A route that is no asset's landing page is one of the fixed pages. */
export function Screen({ product, route }: { product: Product; route: Route }) {
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
