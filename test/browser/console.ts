const real = { warn: console.warn, info: console.info, error: console.error };
let messages: string[] = [];

/**
 * Keeps messages from the console. `warnings()` returns them.
 * @example beforeEach(watchConsole)
 */
export function watchConsole(): void {
  messages = [];
  const keep = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  Object.assign(console, { warn: keep, info: keep, error: keep });
}

/**
 * Restores the console.
 * @example afterEach(restoreConsole)
 */
export function restoreConsole(): void {
  Object.assign(console, real);
}

/**
 * The messages since `watchConsole`.
 * @example expect(warnings()).to.deep.equal([])
 */
export const warnings = (): readonly string[] => messages;
