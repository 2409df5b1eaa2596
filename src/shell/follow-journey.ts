// Knows what a change of route or step does to the journey: reset and keep rules, the step, what is recorded.
import { flagsFor } from '../domain/flags.ts';
import { type RouteName, routePath } from '../domain/route.ts';
import type { Widget } from '../state/widget.ts';

/** Keeps the store in step with the router, from now on. Returns the stop. */
export function followJourney(widget: () => Widget): () => void {
  const { navigation } = widget();
  let from: RouteName = navigation.current().name;
  let path = '';

  function follow(): void {
    const { store, settings, tracker } = widget();
    const at = navigation.current();
    if (at.name !== from) store.actions.arrive(at.name, from, flagsFor(settings.journey));
    if (at.name === 'currentTariff' && navigation.step() !== store.getState().at)
      store.actions.goTo(navigation.step());
    if (at.name !== 'error') store.actions.setFatal(null);
    if (routePath(at) !== path) tracker.record(at.name, 'Viewed');
    from = at.name;
    path = routePath(at);
  }

  follow();
  return navigation.subscribe(follow);
}
