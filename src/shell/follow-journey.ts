// Updates the journey when the route or step changes: answers cleared or kept, the step, tracking records.
import type { RouteName } from '../domain/route.ts';
import type { Widget } from '../state/widget.ts';

/** Keeps the store up to date with the router. Returns a function that stops it. */
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
    // The results screen itself reports which result is viewed.
    if (now !== path && at.name !== 'quoteResults') tracker.record(at.name, 'Viewed');
    from = at.name;
    path = now;
  }

  /** Going back under the loader means going back: quotes that are then created must not lead forward again. */
  function move(): void {
    const { store } = widget();
    const { quoting, stopped } = store.getState();
    // Changes nothing unnecessarily, since the store's listeners would report the move before it is complete.
    if (quoting || stopped) store.actions.setQuoting(null);
    follow();
  }

  follow();
  return navigation.subscribe(move);
}
