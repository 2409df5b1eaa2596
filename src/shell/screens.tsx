// Knows which screen each route shows.
import type { ReactNode } from 'react';
import type { RouteName } from '../domain/route.ts';
import { ErrorScreen } from '../screens/error/error-screen.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { LandingScreen } from '../screens/landing/landing-screen.tsx';
import { QuestionsScreen } from '../screens/questions/questions-screen.tsx';
import { ResultsScreen } from '../screens/results/results-screen.tsx';

export const screens: Readonly<Record<RouteName, () => ReactNode>> = {
  home: () => <HomeScreen />,
  solarBattery: () => <LandingScreen asset="solar" />,
  electricVehicle: () => <LandingScreen asset="ev" />,
  heatPump: () => <LandingScreen asset="ashp" />,
  currentTariff: () => <QuestionsScreen />,
  quoteResults: () => <ResultsScreen />,
  error: () => <ErrorScreen />,
};
