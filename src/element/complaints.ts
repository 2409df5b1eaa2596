// Reports what is wrong with the page or the widget: each sentence once, in the console, and a fault also as an
// event.
import { ELEMENT_NAME } from './element-name.ts';
import { announce } from './events.ts';

export type Complaints = ReturnType<typeof createComplaints>;

/** Each sentence once, so that a page that sets attributes in a loop does not fill its console. */
export function createComplaints(host: HTMLElement) {
  const reported = new Set<string>();
  const isNew = (message: string) => reported.size < reported.add(message).size;
  return {
    /** Only in the console. */
    warn(message: string): void {
      if (isNew(message)) console.warn(message);
    },
    /** Takes a sentence or a thrown error; reports it in the console, and as heq-error of the kind `fault`. */
    report(fault: unknown): void {
      const message = String(fault);
      if (!isNew(message)) return;
      console.warn(`<${ELEMENT_NAME}> ${message}`);
      announce(host, 'heq-error', { kind: 'fault', status: null, message });
    },
  };
}
