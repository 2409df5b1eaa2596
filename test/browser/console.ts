const real = { warn: console.warn, info: console.info, error: console.error };
let said: string[] = [];

/** From now on nothing reaches the console; `warnings()` tells what would have. */
export function listen(): void {
  said = [];
  const keep = (...parts: unknown[]) => void said.push(parts.map(String).join(' '));
  Object.assign(console, { warn: keep, info: keep, error: keep });
}

export function stopListening(): void {
  Object.assign(console, real);
}

export const warnings = (): readonly string[] => said;
