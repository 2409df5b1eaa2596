/** Tells the operator of a service, once for each sentence. No key, plate or address may be in one. */
export interface Notices {
  once(sentence: string): void;
}

export function createNotices(tell: (line: string) => void = console.warn): Notices {
  const told = new Set<string>();
  return {
    once(sentence) {
      if (told.has(sentence)) return;
      told.add(sentence);
      tell(sentence);
    },
  };
}
