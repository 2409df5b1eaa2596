// Loads the widget with a script tag, as a partner's page does.
import { calm } from './emulate.ts';

/**
 * Adds the classic script to a document and waits until it has run.
 * @example await addScript(frame.page)
 */
export function addScript(page: Document, src = window.heqTest.script): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
    script.src = src;
    page.head.append(script);
  });
}

let loading: Promise<void> | undefined;

/**
 * Once for each test file's window, since an element cannot be registered twice.
 * @example await loadWidget()
 */
export function loadWidget(): Promise<void> {
  loading ??= calm().then(() => addScript(document));
  return loading;
}
