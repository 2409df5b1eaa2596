// Derives the product from its assets: plan, journeys, pages, saved answers.

import type * as v from 'valibot';
import { type Answers, sharedAnswers } from '../domain/answers.ts';
import {
  type Asset,
  DEFAULT_JOURNEY,
  type Flags,
  type Journey,
  type JourneyNames,
  NO_FLAGS,
} from '../domain/journey.ts';
import { routesWith } from '../domain/route.ts';
import { object } from '../domain/schema.ts';
import type { AssetDescriptor, HomeList, StepWithView } from '../state/asset-descriptor.ts';
import type { PlannedStep, Product } from '../state/product.ts';
import { sharedSteps } from './home/home-steps.ts';
import { assets } from './registry.ts';

export const product: Product = productOf(assets);

function productOf(all: readonly AssetDescriptor[]): Product {
  const active = (flags: Flags) => all.filter(({ starts }) => starts.some(({ flag }) => flags[flag]));
  const homes = (flags: Flags) => {
    const quoted = active(flags).flatMap((asset) => asset.homes ?? []);
    const of = (list: HomeList['list']) => quoted.filter((one) => one.list === list);
    return quoted
      .filter((one) => one === of(one.list)[0])
      .map(({ list, known }) => ({ list, known, assets: of(list) }));
  };
  return {
    active,
    homes,
    assets: all,
    plan: planOf(all, sharedSteps(homes)),
    journeys: journeysOf(all),
    routes: routesWith(all.map(({ landing }) => landing)),
    savedAnswers: object(
      Object.assign({}, sharedAnswers, ...all.map(({ savedAnswers }) => savedAnswers)),
    ) as unknown as v.GenericSchema<unknown, Answers>,
    sentences: Object.assign({}, ...all.map(({ sentences }) => sentences)),
    asset: (id) => named(all, id),
    flagsFor: (journey) => flagsOf(all, journey),
  };
}

function named(all: readonly AssetDescriptor[], id: Asset): AssetDescriptor {
  const asset = all.find((one) => one.id === id);
  if (!asset) throw new Error(`product: there is no asset ${id}`);
  return asset;
}

/** First what several assets ask, then questions about the home, then about a vehicle. */
function planOf(all: readonly AssetDescriptor[], shared: readonly StepWithView[]): readonly PlannedStep[] {
  const planned =
    (asset: AssetDescriptor | null) =>
    ({ step, ...view }: StepWithView) => ({ ...step, ...view, asset });
  const about = (subject: AssetDescriptor['about']) =>
    all.filter((asset) => asset.about === subject).flatMap((asset) => asset.steps.map(planned(asset)));
  return [...shared.map(planned(null)), ...about('home'), ...about('vehicle')];
}

function journeysOf(all: readonly AssetDescriptor[]): JourneyNames {
  const of = ({ starts }: AssetDescriptor) => starts.map(({ journey }) => journey);
  const several = all.filter(({ starts }) => starts.length > 1);
  return {
    all: [...all.flatMap(of), DEFAULT_JOURNEY],
    groups: Object.fromEntries(several.map((asset) => [asset.id, of(asset)])),
  };
}

function flagsOf(all: readonly AssetDescriptor[], journey: Journey): Flags {
  const starts = all.flatMap((asset) => asset.starts);
  const first = all.map((asset) => asset.starts[0]);
  const chosen = journey === DEFAULT_JOURNEY ? first : starts.filter((start) => start.journey === journey);
  const set = (value: boolean, of: typeof starts) => Object.fromEntries(of.map(({ flag }) => [flag, value]));
  return { ...NO_FLAGS, ...set(false, starts), ...set(true, chosen) };
}
