// Why a home can be refused, from the sentences' keys, and the advice of each.
import type { AssetDescriptor } from '../src/state/asset-descriptor.ts';
import { problems } from '../src/words/en-gb/problems.ts';
import type { RefusalId } from '../src/words/word-key.ts';

export const REFUSALS = Object.keys(problems).flatMap(
  (key) => (/^refusal\.(\w+)\.why$/.exec(key)?.[1] ?? []) as RefusalId | [],
);

/** Undefined where nothing can be quoted for. */
export const adviceOf = (assets: readonly AssetDescriptor[], id: RefusalId) =>
  assets.map(({ homes }) => homes?.refuses).find((refuses) => refuses?.id === id)?.advice;
