// What a change of route or step does to the journey: reset and keep rules, the step, what is recorded.
import type { RouteName } from '../domain/route.ts';
import type { Widget } from '../state/widget.ts';

/** Keeps the store in step with the router, from now on. Returns the stop. */
export function followJourney(widget: () => Widget): () => void {
  const { navigation } = widget();
  let from: RouteName = navigation.current().name;
  let path = '';

  function follow(): void {
    const { store, settings, tracker, product } = widget();
    const at = navigation.current();
    if (at.name !== from) store.actions.arrive(at.name, from, product.flagsFor(settings.journey));
    if (at.name === 'currentTariff' && navigation.step() !== store.getState().at)
      store.actions.goTo(navigation.step());
    if (at.name !== 'error' && store.getState().fatal) store.actions.setFatal(null);
    const now = product.routes.path(at);
    // Results say themselves which of them is viewed.
    if (now !== path && at.name !== 'quoteResults') tracker.record(at.name, 'Viewed');
    from = at.name;
    path = now;
  }

  /** Back under the loader goes back: no quote made meanwhile may lead on from there. */
  function move(): void {
    const { store } = widget();
    const { quoting, stopped } = store.getState();
    // Nothing is changed that need not be: whoever follows the store would tell of the move before it is made.
    if (quoting || stopped) store.actions.setQuoting(null);
    follow();
  }

  follow();
  return navigation.subscribe(move);
}
