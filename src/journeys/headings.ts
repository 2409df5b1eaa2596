// Knows the heading over each question and each result (WIZ-03…06, AMB-08).
import { type Asset, activeAssets, type Flags } from '../domain/flags.ts';
import type { WordKey } from '../words/en-gb.ts';
import type { StepId } from './plan.ts';

const ASSET_HEADING: Readonly<Record<Asset, WordKey>> = {
  ashp: 'heading.ashp',
  solar: 'heading.solar',
  ev: 'heading.ev',
};

/** The asset a step is asked for; null for one that several share. */
const STEP_ASSET: Readonly<Record<StepId, Asset | null>> = {
  address: null,
  propertyId: null,
  propertyUsage: 'solar',
  heatingInsulation: 'ashp',
  iceVehicle: 'ev',
  electricVehicle: 'ev',
  vehicleUsage: 'ev',
};

/** One asset: its heading throughout. Several: that of the step's asset, and a shared one on shared steps. */
export function stepHeading(flags: Flags, step: StepId): WordKey {
  const [first, ...others] = activeAssets(flags);
  const asset = first && others.length === 0 ? first : STEP_ASSET[step];
  return asset ? ASSET_HEADING[asset] : 'heading.shared';
}

export function resultHeading(asset: Asset): WordKey {
  return ASSET_HEADING[asset];
}
