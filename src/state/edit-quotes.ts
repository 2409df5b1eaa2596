// RES-06, STATE-05, YOURS-06: a changed answer changes every quote that depends on it, and their results are fetched again.
import { type Failure, failed, type Outcome, success } from '../api/failure.ts';
import { stringifyJson } from '../api/json.ts';
import type { Answers } from '../domain/answers.ts';
import type { Asset } from '../domain/journey.ts';
import { priceOn } from '../domain/price-cap.ts';
import { isoDay, keysOf } from '../domain/safe-built-ins.ts';
import { fetchResults } from './fetch-result.ts';
import type { JourneyState } from './journey-state.ts';
import type { JourneyStore } from './journey-store.ts';
import { ownAnswers } from './product.ts';
import type { Widget } from './widget.tsx';

type Collaborators = Pick<Widget, 'store' | 'api' | 'fail' | 'report' | 'product' | 'now'>;
type Fields = Readonly<Record<string, unknown>>;

/** One quote's part of an edit: the changed fields, and what undoes them. */
interface QuoteEdit {
  readonly asset: Asset;
  readonly send: (fields: Fields) => Promise<Outcome<unknown>>;
  readonly to: Fields;
  readonly back: Fields;
}

/** The end of each element's last edit. */
const lastEdits = new WeakMap<JourneyStore, Promise<unknown>>();

/**
 * Sends only the changed fields, and nothing if none changed. If one quote fails, all changes that may have been saved are undone.
 * An edit waits for the one before it, so that the server gets them in the visitor's order.
 * @param change the new answers, made from those that the edits before it left
 * @param signal cancels the edit: its answer or failure is ignored, and what the server has saved is undone
 */
export function editQuotes(
  widget: Collaborators,
  change: (answers: Answers) => Partial<Answers>,
  signal: AbortSignal = new AbortController().signal,
): Promise<Outcome<null>> {
  const { store } = widget;
  const begin = () => (signal.aborted ? CANCELLED : sendEdit(widget, change, signal));
  const edit = (lastEdits.get(store) ?? Promise.resolve()).then(begin, begin);
  lastEdits.set(store, edit);
  return edit;
}

const CANCELLED = failed({ kind: 'cancelled' });

async function sendEdit(
  widget: Collaborators,
  change: (answers: Answers) => Partial<Answers>,
  signal: AbortSignal,
): Promise<Outcome<null>> {
  const before = widget.store.getState();
  const now = change(before.answers);
  const edits = editsOf(widget, now);
  for (const [at, { send, to }] of edits.entries()) {
    // Not aborted with the edit: the server may save what it has got, and might do so after the undo.
    const outcome = await send(to);
    if (outcome.ok && !signal.aborted) continue;
    const sent = edits.slice(0, outcome.ok || !isUnchanged(outcome.failure) ? at + 1 : at);
    const isPartSaved = !(await undo(sent));
    if (outcome.ok || signal.aborted) return cancelled(widget, sent, isPartSaved);
    const failure = { ...outcome.failure, isPartSaved };
    widget.fail(failure);
    return failed(failure);
  }
  widget.store.actions.answer(now);
  // A signal that comes after the results does not count: a result that is not there closes the dialog of its edit.
  if (!(await fetchResults(widget, assetsOf(edits), signal))) {
    restore(widget.store, before, now, edits);
    return cancelled(widget, edits, !(await undo(edits)));
  }
  deleteDrafts(widget, now);
  return success(null);
}

const assetsOf = (edits: readonly QuoteEdit[]) => edits.map(({ asset }) => asset);

/** The server says that it saved nothing: it refused, or is out of service. After any other failure it may have saved the change. */
const isUnchanged = (failure: Failure) =>
  'status' in failure && (failure.status < 500 || failure.status === 503);

/** Resolves to true if all quotes are as they were. */
async function undo(edits: readonly QuoteEdit[]): Promise<boolean> {
  const outcomes = await Promise.all(edits.map(({ send, back }) => send(back)));
  return outcomes.every(({ ok }) => ok);
}

/** A change that could not be undone is shown: the page shows what the server has. */
async function cancelled(widget: Collaborators, edits: readonly QuoteEdit[], isPartSaved: boolean) {
  if (isPartSaved) await fetchResults(widget, assetsOf(edits));
  return CANCELLED;
}

function editsOf(
  { store, api, product, now: clock }: Collaborators,
  now: Partial<Answers>,
): readonly QuoteEdit[] {
  const { answers, flags, quoteIds } = store.getState();
  const prices = priceOn(isoDay(clock()));
  return product.assets.flatMap((descriptor) => {
    const { id: asset, requests } = descriptor;
    const quoteId = quoteIds[asset];
    if (quoteId === undefined) return [];
    const bodyOf = (all: Answers) =>
      requests.body(ownAnswers(descriptor, flags, all, product), prices, flags);
    const before = bodyOf(answers);
    const after = bodyOf({ ...answers, ...now });
    const send = (fields: Fields) => requests.change(api, quoteId, fields);
    const to = changed(before, after);
    return keysOf(to).length > 0 ? [{ asset, send, to, back: changed(after, before) }] : [];
  });
}

/** The fields that differ, with the second object's values; null if it lacks them. */
function changed(before: Fields, after: Fields): Fields {
  const differing = keysOf({ ...before, ...after }).filter(
    (key) => stringifyJson([before[key]]) !== stringifyJson([after[key]]),
  );
  return Object.fromEntries(differing.map((key) => [key, after[key] ?? null]));
}

/** The last decision counts: the draft of its question is deleted. */
function deleteDrafts({ store: { actions }, product }: Collaborators, now: Partial<Answers>): void {
  for (const { id, asks } of product.plan) if (asks.some((key) => key in now)) actions.keepDraft(id, {});
}

/** The page is as before the edit, unless the visitor has begun another journey since. */
function restore(
  { actions, getState }: JourneyStore,
  before: JourneyState,
  now: Partial<Answers>,
  edits: readonly QuoteEdit[],
): void {
  if (getState().journeyNumber !== before.journeyNumber) return;
  const isOfEdit = ([name]: readonly [string, unknown]) => name in now;
  actions.answer(Object.fromEntries(Object.entries(before.answers).filter(isOfEdit)));
  actions.setCombined(before.combined);
  for (const { asset } of edits) {
    const result = before.results[asset];
    if (result) actions.setResult(asset, result);
  }
}
