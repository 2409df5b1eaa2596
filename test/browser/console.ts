const real = { warn: console.warn, info: console.info, error: console.error };
let said: string[] = [];

/** Keeps messages from the console. `warnings()` returns them. */
export function watchConsole(): void {
  said = [];
  const keep = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  Object.assign(console, { warn: keep, info: keep, error: keep });
}

/** Restores the console. */
export function restoreConsole(): void {
  Object.assign(console, real);
}

export const warnings = (): readonly string[] => said;
