// A catalogue of sentences as two texts, one of all keys and one of all sentences: brotli makes these smaller than pairs.

/** So many keys are named below their first two parts, 'bill.part.', instead of the first alone. */
const ENOUGH = 3;

/** 'bill.' or 'bill.part.' of 'bill.part.export'; '' of a key with fewer parts. */
const beginning = (key, parts) =>
  key
    .split(/(?<=\.)/)
    .slice(0, -1)
    .slice(0, parts)
    .join('');

/**
 * `{ keys, texts }`: 'bill. title part. heating export' and a sentence for each key, one a line. Throws if a key or a sentence
 * has a sign that these texts need.
 */
export function packed(sentences) {
  const entries = Object.entries(sentences);
  const sharing = Map.groupBy(entries, ([key]) => beginning(key, 2));
  const groups = Map.groupBy(entries, ([key]) =>
    beginning(key, sharing.get(beginning(key, 2)).length < ENOUGH ? 1 : 2),
  );
  const made = {
    keys: [...groups]
      .flatMap(([group, own]) => [group, ...own.map(([key]) => key.slice(group.length))])
      .join(' '),
    texts: [...groups.values()].flatMap((own) => own.map(([, text]) => text)).join('\n'),
  };
  const found = unpacked(made.keys, made.texts);
  const lost = entries.find(([key, text]) => found[key] !== text);
  if (lost) throw new Error(`The build cannot write the sentence of ${lost[0]} on a line of its own.`);
  return made;
}

/** The catalogue again, in the script. */
export function unpacked(keys, texts) {
  const sentences = {};
  const lines = texts.split('\n');
  let group = '';
  let line = 0;
  for (const key of keys.split(' ')) {
    if (key.endsWith('.')) group = key;
    else sentences[group + key] = lines[line++];
  }
  return sentences;
}
