// Records what is active in this window: timers, frames, observers, and listeners on objects that outlive an element.

const timers = new Map<unknown, string>();
const observers = new Set<object>();
const listeners = new Map<string, number>();

/** Begins to record. It must run before the widget's script, which then uses the recorded functions. */
export function watchPage(): void {
  watchTimer('setTimeout', 'clearTimeout', true);
  watchTimer('setInterval', 'clearInterval', false);
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', true);
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const)
    watchObserver(name);
  watchListeners();
}

/** Everything that is still active, as one sentence each. */
export function running(): readonly string[] {
  return [
    ...timers.values(),
    ...[...observers].map((observer) => observer.constructor.name),
    ...[...listeners].filter(([, count]) => count > 0).map(([what]) => what),
  ].sort();
}

type AnyFunction = (...args: never[]) => unknown;

function watchTimer(set: keyof Window & string, clear: keyof Window & string, once: boolean): void {
  const page = window as unknown as Record<string, AnyFunction>;
  const [start, stop] = [page[set]?.bind(window), page[clear]?.bind(window)] as [AnyFunction, AnyFunction];
  page[set] = ((then: AnyFunction, ...rest: never[]) => {
    const run = (...args: never[]) => {
      if (once) timers.delete(id);
      return then(...args);
    };
    const id = start(run as never, ...rest);
    timers.set(id, set);
    return id;
  }) as AnyFunction;
  page[clear] = ((id: never) => {
    timers.delete(id);
    stop(id);
  }) as AnyFunction;
}

function watchObserver(name: 'IntersectionObserver' | 'ResizeObserver' | 'MutationObserver'): void {
  const { prototype } = window[name];
  const { observe, disconnect } = prototype;
  Object.assign(prototype, {
    observe(this: object, ...args: never[]) {
      observers.add(this);
      return (observe as AnyFunction).apply(this, args);
    },
    disconnect(this: object) {
      observers.delete(this);
      return (disconnect as AnyFunction).apply(this);
    },
  });
}

/** Listeners on the widget's own nodes disappear with them. Those on the window, the document or a media query do not. */
function watchListeners(): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const count = (by: number) =>
    function (this: EventTarget | undefined, type: string, ...rest: unknown[]) {
      const target = this ?? window;
      if (!(target instanceof Element || target instanceof ShadowRoot || target instanceof AbortSignal)) {
        const what = `${type} on ${target.constructor.name}`;
        listeners.set(what, (listeners.get(what) ?? 0) + by);
      }
      return Reflect.apply(by > 0 ? add : remove, target, [type, ...rest]);
    };
  EventTarget.prototype.addEventListener = count(1);
  EventTarget.prototype.removeEventListener = count(-1);
}
