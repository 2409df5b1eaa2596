// The page's session storage may be blocked, full, missing or replaced: nothing here ever throws.

export interface ProgressStorage {
  read(): string | null;
  write(text: string): void;
  clear(): void;
}

/** Nothing is kept (`persist="none"`). */
export const noStorage: ProgressStorage = { read: () => null, write: () => {}, clear: () => {} };

/** One entry of `sessionStorage`; reads null and forgets where the page has none to use. */
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
