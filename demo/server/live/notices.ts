/** Logs each sentence about a service once. A sentence must not contain a key, plate or address. */
export interface Notices {
  once(sentence: string): void;
}

export function createNotices(tell: (line: string) => void = console.warn): Notices {
  const logged = new Set<string>();
  return {
    once(sentence) {
      if (logged.has(sentence)) return;
      logged.add(sentence);
      tell(sentence);
    },
  };
}
