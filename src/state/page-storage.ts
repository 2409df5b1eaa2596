// Uses the page's session storage, which may be blocked, full, missing or replaced. Nothing here ever throws.

export interface ProgressStorage {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** Stores nothing (`persist="none"`). */
export const noStorage: ProgressStorage = { read: () => null, write: () => {}, clear: () => {} };

/** One entry of `sessionStorage`. If the page has no usable storage, reading returns null and writing does nothing. */
export function sessionEntry(key: string): ProgressStorage {
  const attempt = <Value>(act: (storage: Storage) => Value): Value | null => {
    try {
      const storage = globalThis.sessionStorage;
      return storage ? act(storage) : null;
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (text) => void attempt((storage) => storage.setItem(key, text)),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}
