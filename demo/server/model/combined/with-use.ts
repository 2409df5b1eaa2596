import { add, scaled } from '../load-profile.ts';
import type { CombinedHome } from './bill-asset.ts';

/** The household at another use, with the same heat. */
export function withUse({ load, heat }: CombinedHome, factor: number): Pick<CombinedHome, 'load' | 'heat'> {
  const more = scaled(load.own, factor - 1);
  const { pump } = heat;
  return {
    load: { ...load, own: add(load.own, more), shape: add(load.shape, more) },
    heat: pump ? { ...heat, pump: { ...pump, household: add(pump.household, more) } } : heat,
  };
}
