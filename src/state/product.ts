// What follows from all assets of a product, for code that does not know which assets they are.
import type { GenericSchema } from 'valibot';
import type { Answers } from '../domain/answers.ts';
import type { Asset, Flags, Journey, JourneyNames } from '../domain/journey.ts';
import type { Routes } from '../domain/route.ts';
import type { AssetDescriptor, HomeList, QuoteStep, StepWithView } from './asset-descriptor.ts';

/** A step of the plan with its view and its asset; null if several assets share it. */
export type PlannedStep = QuoteStep & Omit<StepWithView, 'step'> & { readonly asset: AssetDescriptor | null };

/** A list of types of home, for all assets that are quoted by it. */
export interface HomeTypes extends Pick<HomeList, 'list' | 'known'> {
  readonly assets: readonly HomeList[];
}

export interface Product {
  /** In the order of the cards and the tabs (AMB-09). */
  readonly assets: readonly AssetDescriptor[];
  /** Every step in order (WIZ-12, WIZ-13). */
  readonly plan: readonly PlannedStep[];
  readonly journeys: JourneyNames;
  readonly routes: Routes;
  readonly savedAnswers: GenericSchema<unknown, Answers>;
  /** The assets' sentences that the language does not have, by key. */
  readonly sentences: Readonly<Record<string, string>>;
  /** The asset of this name; throws if there is none. */
  asset(id: Asset): AssetDescriptor;
  /** The flags of one journey; all others are off (HOME-09…12, LAND-02). */
  flagsFor(journey: Journey): Flags;
  /** The assets that these flags ask about. */
  active(flags: Flags): readonly AssetDescriptor[];
  /** The lists of types of home that these flags need, each once: the visitor chooses from the first. */
  homes(flags: Flags): readonly HomeTypes[];
}

/** AMB-02: the answers that an asset's quote depends on; the type of home is that of the asset's own list. */
export function ownAnswers(
  { homes }: Pick<AssetDescriptor, 'homes'>,
  flags: Flags,
  answers: Answers,
  product: Pick<Product, 'homes'>,
): Answers {
  const [first] = product.homes(flags);
  const isOfOther = homes && first && first.list !== homes.list;
  return isOfOther ? { ...answers, propertyId: answers.otherPropertyId } : answers;
}
