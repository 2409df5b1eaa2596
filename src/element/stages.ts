// KEEP-04: how far a visitor has come, dispatched to the page and recorded, each stage once in a journey, without personal data.
import type { JourneyStore } from '../state/journey-store.ts';
import type { Tracker } from '../state/tracker.ts';
import type { Stage, Widget } from '../state/widget.ts';
import { announce } from './events.ts';

const ORDER: readonly Stage[] = ['viewed', 'estimated', 'engaged', 'enquired'];

export function stagesOf(host: HTMLElement, store: JourneyStore, tracker: () => Tracker): Widget['reach'] {
  let begun = store.getState().begun;
  let furthest = -1;
  let refused: string | null = null;
  return (stage, given) => {
    const reason = given ?? null;
    const now = store.getState().begun;
    // The visit has already been viewed when its next journey begins.
    if (now !== begun) furthest = Math.min(furthest, 0);
    if (now !== begun) refused = null;
    begun = now;
    const at = ORDER.indexOf(stage);
    const isRefusal = at < 0;
    if (isRefusal ? reason === refused : at <= furthest) return;
    if (isRefusal) refused = reason;
    else furthest = at;
    announce(host, 'heq-stage', { stage, reason });
    tracker().record('stage', 'Stage', reason === null ? { stage } : { stage, reason });
  };
}
