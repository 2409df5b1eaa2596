// The last step creates one quote for each asset of the journey, all in parallel (WIZ-23…25, AMB-07, AMB-29).
import type { Failure } from '../api/failure.ts';
import type { Answers } from '../domain/answers.ts';
import type { Asset } from '../domain/journey.ts';
import { priceOn } from '../domain/price-cap.ts';
import { isoDay } from '../domain/safe-built-ins.ts';
import { fetchResults, shownResult } from '../state/fetch-result.ts';
import type { JourneyState } from '../state/journey-state.ts';
import { ownAnswers } from '../state/product.ts';
import { IDLE, PENDING } from '../state/request.ts';
import type { Widget } from '../state/widget.tsx';
import { assetFailure, failureText } from './parts/failure-sentence.ts';

type Attempt = { readonly asset: Asset } & (
  | { readonly id: string }
  | { readonly failure: Failure; readonly text: string }
);

/** Creates the quotes and goes to the results. Returns the failure's text if none could be created, null otherwise. */
export async function createQuotes(widget: Widget, answers: Partial<Answers>): Promise<string | null> {
  const { store, navigation, product } = widget;
  // Ignores further presses in one task, since the loader that hides the button is not drawn yet.
  if (store.getState().quoting) return null;
  const attempt = { assets: product.active(store.getState().flags).map(({ id }) => id) };
  const isGivenUp = () => store.getState().quoting !== attempt;
  store.actions.setQuoting(attempt);
  const made = await Promise.all(attempt.assets.map((asset) => createQuote(widget, asset, answers)));
  if (isGivenUp()) return null;
  const good = made.filter((one) => 'id' in one);
  if (good.length === 0) return refused(widget, made);
  for (const { failure } of failedOf(made)) widget.report(failure);
  store.actions.setQuotes(summary(made));
  if (good[0]) store.actions.show(good[0].asset);
  await fetchResults(
    widget,
    good.map(({ asset }) => asset),
  );
  if (isGivenUp()) return null;
  store.actions.setQuoting(null);
  if (navigation.current().name === 'currentTariff') navigation.go({ name: 'quoteResults' });
  return null;
}

/** Retry: creates these assets' quotes where that failed, and reads their results. What failed is on the page until then. */
export async function retryQuotes(
  widget: Widget,
  assets: readonly Asset[],
  answers: Partial<Answers>,
): Promise<void> {
  const made = await Promise.all(assets.map((asset) => retryQuote(widget, asset, answers)));
  await fetchResults(
    widget,
    assets.filter((_, at) => made[at]),
  );
}

/** Resolves to false if there is still no quote. */
async function retryQuote(widget: Widget, asset: Asset, answers: Partial<Answers>): Promise<boolean> {
  const { actions, getState } = widget.store;
  const { quoteFailures, results } = getState();
  const before = shownResult(results[asset]);
  actions.setResult(asset, { ...PENDING, before, lastFailure: assetFailure(getState(), asset) });
  if (quoteFailures[asset] !== undefined) {
    const made = await createQuote(widget, asset, answers);
    actions.setQuote(asset, made);
    if ('failure' in made) {
      actions.setResult(asset, { ...IDLE, before });
      widget.report(made.failure);
      return false;
    }
  }
  return true;
}

async function createQuote(
  { api, store, product, now }: Widget,
  asset: Asset,
  answers: Partial<Answers>,
): Promise<Attempt> {
  const descriptor = product.asset(asset);
  const { flags } = store.getState();
  const own = ownAnswers(descriptor, flags, answers as Answers, product);
  const outcome = await descriptor.requests.create(api, own, priceOn(isoDay(now())), flags);
  if (outcome.ok && outcome.value) {
    store.actions.addCreated(asset);
    return { asset, id: outcome.value };
  }
  const failure: Failure = outcome.ok ? { kind: 'misfit', path: 'quoteId' } : outcome.failure;
  return {
    asset,
    failure,
    text: failure.kind === 'misfit' ? 'failure.noQuote' : failureText(failure),
  };
}

function refused({ store, fail }: Widget, made: readonly Attempt[]): string | null {
  store.actions.setQuoting(null);
  const failures = failedOf(made);
  if (failures.some(({ failure }) => fail(failure))) return null;
  return failures[0]?.text ?? null;
}

const failedOf = (made: readonly Attempt[]) => made.filter((one) => 'failure' in one);

function summary(made: readonly Attempt[]): Pick<JourneyState, 'quoteIds' | 'quoteFailures'> {
  return {
    quoteIds: Object.fromEntries(made.flatMap((one) => ('id' in one ? [[one.asset, one.id]] : []))),
    quoteFailures: Object.fromEntries(made.flatMap((one) => ('text' in one ? [[one.asset, one.text]] : []))),
  };
}
