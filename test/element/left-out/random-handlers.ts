// A handler for every event that the widget's React supports. Each logs the event that it receives.
import { EVENTS, MADE_EVENTS } from '../../../tools/leave-out/unused.ts';
import type { Described } from './random-tree.ts';
import { mayFail, type Stage } from './stage.ts';

/** Changes of fields are handled in random-fields.ts. */
const NAMES = [...EVENTS, ...MADE_EVENTS.filter((name) => name !== 'Change')].flatMap((name) => [
  `on${name}`,
  `on${name}Capture`,
]);

interface Heard {
  readonly type: string;
  readonly nativeEvent: Event;
  readonly target: EventTarget;
  readonly currentTarget: EventTarget | null;
  readonly relatedTarget?: EventTarget | null;
  readonly key?: string;
  readonly bubbles: boolean;
  isDefaultPrevented(): boolean;
  isPropagationStopped(): boolean;
  preventDefault(): void;
  stopPropagation(): void;
}

/** The browser dispatches these when it has time, so two walks could receive them at different moments. */
const LATE = ['error', 'load', 'scroll', 'scrollend', 'toggle', 'beforetoggle', 'cancel', 'close'];
const isLate = ({ isTrusted, type }: Event) => isTrusted && LATE.includes(type);

const nameOf = (target?: EventTarget | null) =>
  target instanceof Node ? target.nodeName : target ? 'window' : '-';

/** A random selection of the handlers for one part. */
export function randomHandlers(stage: Stage, { id, a, b }: Described) {
  const hear = (name: string) => (event: Heard) => {
    if (isLate(event.nativeEvent)) return;
    const { type, nativeEvent, target, currentTarget, key, bubbles } = event;
    // src/ui/events.ts reads from the native event where a pointer comes from and goes to, so this does, too.
    const { relatedTarget } = /^pointer/.test(type) ? (nativeEvent as PointerEvent) : event;
    const places = [target, currentTarget, relatedTarget].map(nameOf);
    if (a % 7 === 0) event.preventDefault();
    if (a % 5 === 0) event.stopPropagation();
    const ways = [event.isDefaultPrevented(), event.isPropagationStopped()];
    stage.say('event', id, name, type, nativeEvent.type, ...places, key, bubbles, ...ways);
    if (b % 3 === 0) stage.change(a);
    mayFail(stage, 'event', b);
  };
  const chosen = NAMES.filter((_, index) => (((a >> (index % 9)) ^ (b >> (index % 7))) + index) % 3 === 0);
  return Object.fromEntries(chosen.map((name) => [name, hear(name)]));
}
