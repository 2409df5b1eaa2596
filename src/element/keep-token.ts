// Renews the token every 10 seconds while someone can see us, and before a change of route (STATE-07,
// STATE-08, AMB-28).
import type { Widget } from '../state/widget.ts';

/** CONST-09, ms. */
const EVERY = 10_000;
/** The first one waits for the first screen, ms; a call that comes before it asks for a token itself. */
const FIRST = 50;

/** Starts renewing; a renewal that fails says nothing. Returns the stop. */
export function keepToken(host: HTMLElement, widget: () => Widget): () => void {
  const page = host.ownerDocument;
  let timer: ReturnType<typeof setInterval> | undefined;
  let first: ReturnType<typeof setTimeout> | undefined;

  const onError = () => widget().navigation.current().name === 'error';
  const renew = () => {
    if (!onError()) void widget().api.token.refresh();
  };
  const pause = () => {
    clearTimeout(first);
    clearInterval(timer);
    timer = undefined;
  };
  const follow = () => {
    if (page.visibilityState === 'hidden' || onError()) return pause();
    if (timer !== undefined) return;
    timer = setInterval(renew, EVERY);
    first = setTimeout(renew, FIRST);
  };
  const onRoute = () => {
    renew();
    follow();
    // It has just been asked for.
    clearTimeout(first);
  };

  follow();
  const unsubscribe = widget().navigation.subscribe(onRoute);
  page.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', pause);
  addEventListener('pageshow', follow);
  return () => {
    pause();
    unsubscribe();
    page.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', pause);
    removeEventListener('pageshow', follow);
  };
}
