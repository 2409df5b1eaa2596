// Waits for a condition, but not longer than a slow machine needs.

type Look<Found> = () => Found | undefined | null | false | Promise<Found | undefined | null | false>;

/** In milliseconds. */
const PATIENCE = 20_000;
const PAUSE = 15;

/**
 * `what` is for the error message. Without it, the message quotes the function.
 * @example const button = await until('the button', () => visit.root.querySelector('button'))
 */
export async function until<Found>(look: Look<Found>): Promise<Found>;
export async function until<Found>(what: string, look: Look<Found>, patience?: number): Promise<Found>;
export async function until<Found>(
  ...[first, second, patience = PATIENCE]: [string | Look<Found>, Look<Found>?, number?]
): Promise<Found> {
  const look = (second ?? first) as Look<Found>;
  for (
    const end = performance.now() + patience;
    ;
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  ) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain for ${first}`);
  }
}
