// Knows how a quote's result is read and how an edit of a quote is followed by reading it again (RES-01, RES-06, STATE-05).

import type { CallInput } from '../api/call.ts';
import { toResult } from '../api/calls/quote-result.ts';
import type { Calls } from '../api/calls.ts';
import type { Failure } from '../api/failure.ts';
import type { Asset } from '../domain/flags.ts';
import type { Result } from '../domain/result.ts';
import { quotedAssets, type ResultState } from './journey-state.ts';
import type { Widget } from './widget.ts';

type Collaborators = Pick<Widget, 'store' | 'api' | 'fail'>;

/** The fields of a quote that an edit may change. */
export type QuoteChanges = Omit<CallInput<Calls['changeQuote']>['body'], 'quoteId' | 'referrerBranch'>;

/** Reads the result of an asset's quote into the store; what was shown before stays until then. */
export async function fetchResult({ store, api, fail }: Collaborators, asset: Asset): Promise<void> {
  const quoteId = store.getState().quoteIds[asset];
  if (quoteId === undefined) return;
  const before = shownResult(store.getState().results[asset]);
  store.actions.setResult(asset, { is: 'asking', before });
  const outcome = await api.quoteResult({ params: { quoteType: asset }, query: { quoteId } });
  if (store.getState().quoteIds[asset] !== quoteId) return;
  if (outcome.ok) {
    store.actions.setResult(asset, { is: 'ready', result: toResult(outcome.value), before });
  } else {
    store.actions.setResult(asset, { is: 'failed', failure: outcome.failure, before });
    // With several quotes the others still have something to show: the failed tab says so itself.
    if (quotedAssets(store.getState()).length === 1) fail(outcome.failure);
  }
}

/** Sends the changed fields, then reads the result again. Null when the change was saved; else why it was not. */
export async function editQuote(
  widget: Collaborators,
  asset: Asset,
  changes: QuoteChanges,
): Promise<Failure | null> {
  const { store, api, fail } = widget;
  const quoteId = store.getState().quoteIds[asset];
  if (quoteId === undefined) return { kind: 'refused', status: 404, message: null };
  const body = { ...changes, quoteId, referrerBranch: 'DR' as const };
  const outcome = await api.changeQuote({ params: { quoteType: asset }, body });
  if (!outcome.ok) {
    fail(outcome.failure);
    return outcome.failure;
  }
  await fetchResult(widget, asset);
  return null;
}

/** The result on the screen now: the new one, or the one before it. */
export function shownResult(state: ResultState | undefined): Result | null {
  if (!state) return null;
  return state.is === 'ready' ? state.result : state.before;
}
