// Knows which changes of the journey the page is told of, and what it is told: never anything personal.
import { ASSETS, type Asset } from '../domain/flags.ts';
import { co2Reduction, type Result, recommendedRow } from '../domain/result.ts';
import { routePath } from '../domain/route.ts';
import { plan } from '../journeys/plan.ts';
import type { JourneyState, ResultState } from '../state/journey-state.ts';
import type { Widget } from '../state/widget.ts';
import { progress } from '../wizard/progress.ts';
import { route, stepAt } from '../wizard/route.ts';
import { announce, announceFailure } from './events.ts';

export function announceJourney(host: HTMLElement, { store, navigation }: Widget): () => void {
  let path = routePath(navigation.current());
  let step = stepKey(store.getState());

  const onRoute = () => {
    const now = navigation.current();
    if (routePath(now) === path) return;
    path = routePath(now);
    announce(host, 'heq-route', { route: now.name, path });
    step = '';
    onStep(store.getState());
  };

  function onStep(state: JourneyState): void {
    const now = stepKey(state);
    if (navigation.current().name !== 'currentTariff' || now === step) return;
    step = now;
    const { steps } = route(plan, state.flags, state.answers);
    const { position, of } = progress(steps, now);
    if (position > 0) announce(host, 'heq-step', { step: now, position, of });
  }

  function onState(state: JourneyState, before: JourneyState): void {
    for (const asset of ASSETS) {
      announceQuote(asset, state, before);
      announceResult(asset, state, before);
    }
    announceFatal(state, before);
    onStep(state);
  }

  /** A 401 or 500 of any call; that of a result was told with the result. */
  function announceFatal({ fatal, results }: JourneyState, before: JourneyState): void {
    const wasTold = ASSETS.some((asset) => isFatal(results[asset]));
    if (fatal && fatal !== before.fatal && !wasTold)
      announce(host, 'heq-error', { kind: 'failure', status: fatal.status, message: 'fatal' });
  }

  function announceQuote(asset: Asset, state: JourneyState, before: JourneyState): void {
    const quoteId = state.quoteIds[asset];
    if (quoteId && quoteId !== before.quoteIds[asset]) announce(host, 'heq-quote', { asset, quoteId });
  }

  function announceResult(asset: Asset, state: JourneyState, before: JourneyState): void {
    const now = state.results[asset];
    const quoteId = state.quoteIds[asset];
    if (!now || now === before.results[asset] || !quoteId) return;
    if (now.is === 'ready' && now.result)
      announce(host, 'heq-result', { asset, quoteId, ...figures(now.result) });
    if (now.is === 'failed') announceFailure(host, now.failure);
  }

  const stops = [navigation.subscribe(onRoute), store.subscribe(onState)];
  return () => {
    for (const stop of stops) stop();
  };
}

function isFatal(state: ResultState | undefined): boolean {
  return state?.is === 'failed' && state.failure.kind === 'fatal';
}

/** The step on screen: walked only when answers can have moved it. */
function stepKey({ flags, answers, at }: JourneyState): string {
  return stepAt(route(plan, flags, answers), at)?.id ?? '';
}

function figures(result: Result) {
  const row = recommendedRow(result);
  return {
    savingPoundsPerYear: row?.savings ?? null,
    costPoundsPerYear: row?.annualCost ?? null,
    co2SavedTonnesPerYear: co2Reduction(result),
  };
}
