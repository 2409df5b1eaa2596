import type { Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import type { HomeLoad } from '../../home-load.ts';
import type { Market } from '../../market.ts';
import type { Tariff } from '../../tariff/tariffs.ts';
import type { Roof } from '../roof.ts';
import type { SolarCase } from '../solar-case.ts';

/** The input of a roof's drivers, alone or as part of the home's one bill. */
export interface RoofStage {
  readonly quoted: {
    readonly question: { readonly market: Market; readonly load: HomeLoad; readonly roof?: Roof | undefined };
    readonly generation: number;
    readonly recommended: { readonly tariff: Tariff; readonly year: { readonly sold: number } };
  };
  readonly isUseKnown: boolean;
  /** The saving at other prices. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
  /** The saving with factors on use and generation. The battery's night plan does not change. */
  readonly savingWith: (use: number, made: number) => number;
}

/** The input of the drivers of a solar quote. */
export interface SolarStage extends RoofStage {
  readonly quoted: SolarCase;
}
