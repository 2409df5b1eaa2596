// Browsers fire no `submit` in a sandboxed frame that may not send forms, so we fire it ourselves.
import { listen } from '../ui/listen.ts';

/** Fires `submit` in place of the browser when a submit button is pressed, or Enter in a field. Returns a function that stops it. */
export function sendForms(root: ShadowRoot): () => void {
  const send = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return;
    // The browser itself never sends a form of ours: every form has its own listener.
    event.preventDefault();
    button.form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  };
  return listen(root, { click: send });
}
