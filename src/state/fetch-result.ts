import type { Asset } from '../domain/journey.ts';
import type { Result } from '../domain/result.ts';
import type { WordKey } from '../words/word-key.ts';
import type { AssetDescriptor } from './asset-descriptor.ts';
import { type JourneyState, quotedAssets, type ResultState } from './journey-state.ts';
import { sendRequest } from './request.ts';
import type { Widget } from './widget.tsx';

type Collaborators = Pick<Widget, 'store' | 'api' | 'fail' | 'report' | 'product'>;

/** RES-01: fetches the result of an asset's quote into the store; the previous result is shown until then, and if the signal cancels it. */
export async function fetchResult(
  { store, api, fail, report, product }: Collaborators,
  asset: Asset,
  signal?: AbortSignal,
): Promise<void> {
  const quoteId = store.getState().quoteIds[asset];
  if (quoteId === undefined) return;
  const previous = store.getState().results[asset];
  const before = shownResult(previous);
  const also = otherQuotes(store.getState(), asset);
  await sendRequest(() => product.asset(asset).requests.read(api, quoteId, also, signal), {
    onChange: (state) => {
      if (also && state.status === 'success') store.actions.setCombined(state.value?.combined ?? null);
      store.actions.setResult(asset, {
        ...state,
        before,
        lastFailure: state.status === 'pending' ? previous?.lastFailure : null,
      });
    },
    // With several quotes, the other tabs still have a result; the failed tab shows its failure.
    onError: (failure) => (quotedAssets(store.getState()).length === 1 ? fail : report)(failure),
    isCancelled: () => signal?.aborted || store.getState().quoteIds[asset] !== quoteId,
  });
}

/** The other quotes as 'ev:id,solar:id'; undefined if this is the only one. */
function otherQuotes({ quoteIds }: Pick<JourneyState, 'quoteIds'>, asset: Asset): string | undefined {
  const others = Object.entries(quoteIds).filter(([id]) => id !== asset);
  return others.map(([id, quoteId]) => `${id}:${quoteId}`).join(',') || undefined;
}

/** The result that is on the screen: the new one, or the previous one. */
export function shownResult(state: ResultState | undefined): Result | null {
  if (!state) return null;
  return state.status === 'success' ? state.value : state.before;
}

/** The name of what the result on the screen recommends; by default the asset's. */
export function quotedName({ id, labels }: AssetDescriptor, results: JourneyState['results']): WordKey {
  const result = shownResult(results[id]);
  return (result && labels.quoted?.(result)) ?? labels.tab;
}
