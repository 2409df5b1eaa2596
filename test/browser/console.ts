const real = { warn: console.warn, info: console.info, error: console.error };
let said: string[] = [];

/** From now on nothing reaches the console; `warnings()` returns what would have. */
export function watchConsole(): void {
  said = [];
  const keep = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  Object.assign(console, { warn: keep, info: keep, error: keep });
}

/** Gives the page its console back. */
export function restoreConsole(): void {
  Object.assign(console, real);
}

export const warnings = (): readonly string[] => said;
