// A sandboxed frame may not send forms, and the browser fires no `submit` there: we fire it ourselves.
import { listen } from '../ui/listen.ts';

/** Fires `submit` in the browser's place when a submit button is pressed, Enter in a field included. Returns the stop. */
export function sendForms(root: ShadowRoot): () => void {
  const send = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return;
    // Nothing of ours is ever sent by the browser itself: every form is answered by its own listener.
    event.preventDefault();
    button.form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  };
  return listen(root, { click: send });
}
