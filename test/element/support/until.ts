// Knows how a test waits: for what it looks for, and not longer than a slow machine needs.

const PATIENCE = 20_000;

/** The first truthy value that `find` gives. */
export async function until<Value>(find: () => Value, what = find.toString()): Promise<NonNullable<Value>> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error(`waited in vain for ${what}`);
}
