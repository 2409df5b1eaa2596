// RES-06, STATE-05, YOURS-06: a changed answer changes every quote that depends on it, and their results are fetched again.
import { type Failure, failed, type Outcome, success } from '../api/failure.ts';
import { stringifyJson } from '../api/page-json.ts';
import type { Answers } from '../domain/answers.ts';
import { keysOf } from '../domain/as-built.ts';
import { fetchResult } from './fetch-result.ts';
import { ownAnswers } from './own-answers.ts';
import type { Widget } from './widget.ts';

type Collaborators = Pick<Widget, 'store' | 'api' | 'fail' | 'product'>;
type Fields = Readonly<Record<string, unknown>>;

/** Sends only the changed fields, and nothing if none changed. If one quote fails, all changes that may have been saved are undone. */
export async function editQuotes(widget: Collaborators, now: Partial<Answers>): Promise<Outcome<null>> {
  const edits = editsOf(widget, now);
  for (const [at, { send, to }] of edits.entries()) {
    const outcome = await send(to);
    if (outcome.ok) continue;
    const asked = edits.slice(0, isUnchanged(outcome.failure) ? at : at + 1);
    const backs = await Promise.all(asked.map(({ send, back }) => send(back)));
    const isPartSaved = backs.some(({ ok }) => !ok);
    widget.fail(outcome.failure);
    return failed({ ...outcome.failure, isPartSaved });
  }
  decide(widget, now);
  await Promise.all(edits.map(({ asset }) => fetchResult(widget, asset)));
  return success(null);
}

/** The server says that it saved nothing: it refused, or is out of service. After any other failure it may have saved the change. */
const isUnchanged = (failure: Failure) =>
  'status' in failure && (failure.status < 500 || failure.status === 503);

function editsOf({ store, api, product }: Collaborators, now: Partial<Answers>) {
  const { answers, flags, quoteIds } = store.getState();
  return product.assets.flatMap((descriptor) => {
    const { id: asset, requests } = descriptor;
    const quoteId = quoteIds[asset];
    if (quoteId === undefined) return [];
    const bodyOf = (all: Answers) => requests.body(ownAnswers(descriptor, flags, all, product), flags);
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
function decide({ store: { actions }, product }: Collaborators, now: Partial<Answers>): void {
  actions.answer(now);
  for (const { id, asks } of product.plan) if (asks.some((key) => key in now)) actions.keepDraft(id, {});
}
