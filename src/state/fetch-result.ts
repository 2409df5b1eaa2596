// RES-01, RES-06, STATE-05: reads a quote's result, and reads it again after an edit.

import type { CallInput } from '../api/call.ts';
import type { Calls } from '../api/calls.ts';
import { failed, type Outcome, success } from '../api/failure.ts';
import type { Asset } from '../domain/flags.ts';
import type { Result } from '../domain/result.ts';
import { type JourneyState, quotedAssets, type ResultState } from './journey-state.ts';
import { ask } from './request.ts';
import type { Widget } from './widget.ts';

type Collaborators = Pick<Widget, 'store' | 'api' | 'fail' | 'product'>;

/** The fields of a quote that an edit may change. */
export type QuoteChanges = Omit<CallInput<Calls['changeQuote']>['body'], 'quoteId' | 'referrerBranch'>;

/** Reads the result of an asset's quote into the store; what was shown before stays until then. */
export async function fetchResult({ store, api, fail, product }: Collaborators, asset: Asset): Promise<void> {
  const quoteId = store.getState().quoteIds[asset];
  if (quoteId === undefined) return;
  const before = shownResult(store.getState().results[asset]);
  const also = otherQuotes(store.getState(), asset);
  const request = await ask(() => product.asset(asset).requests.read(api, quoteId, also), {
    note: (noted) => {
      if (also && noted.is === 'answered') store.actions.setCombined(noted.value?.combined ?? null);
      store.actions.setResult(asset, { ...noted, before });
    },
    isOver: () => store.getState().quoteIds[asset] !== quoteId,
  });
  // With several quotes the others still have something to show: the failed tab says so itself.
  if (request.is === 'failed' && quotedAssets(store.getState()).length === 1) fail(request.failure);
}

/** 'ev:id,solar:id': undefined where this is the only quote. */
function otherQuotes({ quoteIds }: Pick<JourneyState, 'quoteIds'>, asset: Asset): string | undefined {
  const others = Object.entries(quoteIds).filter(([id]) => id !== asset);
  return others.map(([id, quoteId]) => `${id}:${quoteId}`).join(',') || undefined;
}

/** Sends the changed fields, then reads the result again. */
export async function editQuote(
  widget: Collaborators,
  asset: Asset,
  changes: QuoteChanges,
): Promise<Outcome<null>> {
  const { store, api, fail, product } = widget;
  const quoteId = store.getState().quoteIds[asset];
  if (quoteId === undefined) return failed({ kind: 'refused', status: 404, message: null });
  const outcome = await product.asset(asset).requests.change(api, quoteId, changes);
  if (!outcome.ok) {
    fail(outcome.failure);
    return outcome;
  }
  await fetchResult(widget, asset);
  return success(null);
}

/** The result on the screen now: the new one, or the one before it. */
export function shownResult(state: ResultState | undefined): Result | null {
  if (!state) return null;
  return state.is === 'answered' ? state.value : state.before;
}
