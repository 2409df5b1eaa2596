/** Adds these listeners to the target. Returns a function that removes them. */
export function listen(
  target: EventTarget,
  heard: Readonly<Record<string, (event: never) => void>>,
  capture = false,
): () => void {
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [type, hear] of all) target.addEventListener(type, hear, capture);
  return () => {
    for (const [type, hear] of all) target.removeEventListener(type, hear, capture);
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
