/** Adds these listeners to the target. Returns a function that removes them. */
export function listen(
  target: EventTarget,
  listeners: Readonly<Record<string, (event: never) => void>>,
  capture = false,
): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) target.addEventListener(type, listener, capture);
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, capture);
  };
}

interface PointerMoved {
  readonly currentTarget: Node;
  readonly nativeEvent: { readonly relatedTarget: EventTarget | null };
}

/**
 * True if the pointer enters or leaves the element as a whole, and not only one of its children. Our build leaves React's enter
 * and leave events out.
 */
export const crosses = ({ currentTarget, nativeEvent }: PointerMoved): boolean =>
  !currentTarget.contains(nativeEvent.relatedTarget as Node | null);
