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
