// Knows which of the visitor's keys the page must not take for its own shortcuts: those typed into our fields.

const TYPES = ['keydown', 'keypress', 'keyup', 'paste', 'copy', 'cut'] as const;
/** Keys that the page, the browser or a dialog may act on while someone types. */
const PASS = /^(Tab|Escape|F\d{1,2})$/;

/** Stops typed keys at our edge; React, which listens inside, has seen them. Returns the stop. */
export function keepKeys(root: ShadowRoot): () => void {
  const keep = (event: Event) => {
    const key = (event as KeyboardEvent).key;
    if (isEditable(event.composedPath()[0]) && !(key && PASS.test(key))) event.stopPropagation();
  };
  for (const type of TYPES) root.addEventListener(type, keep);
  return () => {
    for (const type of TYPES) root.removeEventListener(type, keep);
  };
}

function isEditable(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
