// Knows which view shows which asset's result.
import type { Asset } from '../domain/flags.ts';
import { EvResult } from './ev/ev-result.tsx';
import { HeatPumpResult } from './heat-pump/heat-pump-result.tsx';
import type { ResultView } from './shared/result-view.ts';
import { SolarResult } from './solar/solar-result.tsx';

export const resultViews: Readonly<Record<Asset, ResultView>> = {
  solar: SolarResult,
  ev: EvResult,
  ashp: HeatPumpResult,
};
