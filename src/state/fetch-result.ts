import type { Asset } from '../domain/journey.ts';
import type { Result } from '../domain/result.ts';
import type { WordKey } from '../words/word-key.ts';
import type { AssetDescriptor } from './asset-descriptor.ts';
import { type JourneyState, quotedAssets, type ResultState } from './journey-state.ts';
import { type RequestState, sendRequest } from './request.ts';
import type { Widget } from './widget.tsx';

type Collaborators = Pick<Widget, 'store' | 'api' | 'fail' | 'report' | 'product'>;

interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  /** HON-16: also asks for the one bill of all the home's quotes, if there are several. */
  readonly withBill: boolean;
}

/**
 * HON-16: fetches the results of these assets' quotes, and once, with one of them, the bill of all the home's quotes.
 * Resolves to false if the signal cancelled one of the results.
 */
export async function fetchResults(
  widget: Collaborators,
  assets: readonly Asset[],
  signal?: AbortSignal,
): Promise<boolean> {
  const states = await Promise.all(
    assets.map((asset, at) => fetchResult(widget, asset, { signal, withBill: at === 0 })),
  );
  const arrived = assets.find((_, at) => states[at]?.status === 'success');
  if (states[0]?.status === 'error' && arrived) await fetchBill(widget, arrived, signal);
  return !states.some((state) => state?.status === 'cancelled');
}

/** RES-01: fetches the result of an asset's quote into the store; the previous result is shown until then, and if the signal cancels it. */
export async function fetchResult(
  { store, api, fail, report, product }: Collaborators,
  asset: Asset,
  { signal, withBill }: FetchOptions,
): Promise<RequestState<Result | null> | undefined> {
  const quoteId = store.getState().quoteIds[asset];
  if (quoteId === undefined) return;
  const previous = store.getState().results[asset];
  const before = shownResult(previous);
  const also = withBill ? otherQuotes(store.getState(), asset) : undefined;
  return sendRequest(() => product.asset(asset).requests.read(api, quoteId, also, signal), {
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

/** The result with which the bill was asked for failed, so this asks with another, which is on the page already. */
async function fetchBill({ store, api, product }: Collaborators, asset: Asset, signal?: AbortSignal) {
  const quoteId = store.getState().quoteIds[asset];
  const also = otherQuotes(store.getState(), asset);
  if (quoteId === undefined || !also) return;
  const outcome = await product.asset(asset).requests.read(api, quoteId, also, signal);
  const isCancelled = signal?.aborted || store.getState().quoteIds[asset] !== quoteId;
  if (outcome.ok && !isCancelled) store.actions.setCombined(outcome.value?.combined ?? null);
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
