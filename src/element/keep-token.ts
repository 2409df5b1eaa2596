// Renews the token every 10 seconds while the page is visible, and when the route changes (STATE-07, STATE-08, AMB-28).
import type { Widget } from '../state/widget.ts';

/** CONST-09, ms. */
const EVERY = 10_000;
/** ms: until a screen is painted, so that no request delays it. An earlier call requests a token itself. */
const PAINTED = 200;

/** Starts renewing; a failed renewal reports nothing. Returns a function that stops it. */
export function keepToken(host: HTMLElement, widget: () => Widget): () => void {
  const page = host.ownerDocument;
  let timer: ReturnType<typeof setInterval> | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;

  const onError = () => widget().navigation.current().name === 'error';
  const renew = () => {
    if (!onError()) void widget().api.token.refresh();
  };
  const renewSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(renew, PAINTED);
  };
  const pause = () => {
    clearTimeout(soon);
    clearInterval(timer);
    timer = undefined;
  };
  const follow = () => {
    if (page.visibilityState === 'hidden' || onError()) return pause();
    if (timer !== undefined) return;
    timer = setInterval(renew, EVERY);
    renewSoon();
  };
  const onRoute = () => {
    follow();
    renewSoon();
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
