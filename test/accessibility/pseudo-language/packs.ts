// The product's languages with one more.
import type { Pack } from '../../../src/words/pack.ts';
import { packs as ours } from '../../../src/words/packs.ts';
import { ASSUMED } from './assumed.ts';
import { marked } from './marks.ts';

const [english] = ours;

type Texts = Readonly<Record<string, string>>;

/** Addresses of links stay what they are. */
const allMarked = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, key.endsWith('.href') ? text : marked(text)]),
  );

const sources = Object.entries(english.sources).map(([id, source]) => [
  id,
  { ...source, name: marked(source.name), date: marked(source.date) },
]);

const assumed = Object.entries(ASSUMED).map(([key, text]) => [`assumption.${key}`, marked(text)]);

/** The tag that Unicode's locale data has for it. */
const pseudoEnglish: Pack = {
  ...english,
  lang: 'en-XA',
  sentences: { ...allMarked(english.sentences), ...Object.fromEntries(assumed) } as Pack['sentences'],
  plain: allMarked(english.plain as Texts) as Pack['plain'],
  sources: Object.fromEntries(sources),
};

export const packs = [english, pseudoEnglish] as const;
