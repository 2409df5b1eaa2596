import type { Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import type { HomeLoad } from '../../home-load.ts';
import type { Market } from '../../market.ts';
import type { Tariff } from '../../tariff/tariffs.ts';
import type { Roof } from '../roof.ts';
import type { SolarCase } from '../solar-case.ts';

/** What is moved of a roof, by itself or in a home with more. */
export interface RoofStage {
  readonly quoted: {
    readonly question: { readonly market: Market; readonly load: HomeLoad; readonly roof?: Roof | undefined };
    readonly generation: number;
    readonly recommended: { readonly tariff: Tariff; readonly year: { readonly sold: number } };
  };
  readonly isUseKnown: boolean;
  /** The saving at other prices. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
  /** The saving with another use or another generation: factors on each. The battery's nights stay as planned. */
  readonly savingWith: (use: number, made: number) => number;
}

/** A roof's quote, ready to be moved. */
export interface SolarStage extends RoofStage {
  readonly quoted: SolarCase;
}
