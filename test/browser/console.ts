const real = { warn: console.warn, info: console.info, error: console.error };
let messages: string[] = [];

/** Keeps messages from the console. `warnings()` returns them. */
export function watchConsole(): void {
  messages = [];
  const keep = (...parts: unknown[]) => void messages.push(parts.map(String).join(' '));
  Object.assign(console, { warn: keep, info: keep, error: keep });
}

/** Restores the console. */
export function restoreConsole(): void {
  Object.assign(console, real);
}

export const warnings = (): readonly string[] => messages;
