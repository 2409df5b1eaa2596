// The product's languages and the invented one.
import type { Pack } from '../../../src/words/pack.ts';
import { packs as ours } from '../../../src/words/packs.ts';
import { marked } from './marks.ts';

const [english] = ours;

type Texts = Readonly<Record<string, string>>;

/** URLs of links stay unchanged. */
const allMarked = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, key.endsWith('.href') ? text : marked(text)]),
  );

const sources = Object.entries(english.sources).map(([id, source]) => [
  id,
  { ...source, name: marked(source.name), date: marked(source.date) },
]);

/** The tag for this language in Unicode's locale data. */
const pseudoEnglish: Pack = {
  ...english,
  lang: 'en-XA',
  sentences: allMarked(english.sentences) as Pack['sentences'],
  plain: allMarked(english.plain as Texts) as Pack['plain'],
  sources: Object.fromEntries(sources),
};

export const packs = [english, pseudoEnglish] as const;
