import * as v from 'valibot';
import { THEMES } from '../domain/settings.ts';
import { trimmed } from '../wizard/text-rules.ts';
import { packFor } from '../words/find-pack.ts';
import { packs } from '../words/packs.ts';
import { row } from './attribute-row.ts';
import { color, flag, fontFamily, httpUrl, oneOf, picked, px, text } from './attribute-values.ts';

/** A language that has a pack, as the pack writes it. */
const language = {
  schema: v.pipe(
    trimmed,
    v.transform((lang) => packFor(lang)?.lang),
    v.string(),
  ),
  takes: packs.map(({ lang }) => lang).join(', '),
  otherwise: '',
};
const level = {
  schema: v.pipe(picked(['1', '2', '3', '4']), v.transform(Number)),
  takes: '1, 2, 3, 4',
  otherwise: 2,
};
const instead = 'the theme’s';

export const lookAttributes = {
  theme: row(oneOf(...THEMES), { says: 'colours, shapes and typefaces', stable: true }),
  'brand-color': row(color, { instead, says: 'your brand colour' }),
  'accent-color': row(color, { instead, says: 'the colour of energy in drawings' }),
  radius: row(px(0, 40), { instead, says: 'the radius of corners' }),
  font: row(fontFamily, { instead, says: 'the typeface of text; inherit takes your page’s' }),
  'font-heading': row(fontFamily, { instead, says: 'the typeface of headings; inherit takes your page’s' }),
  size: row(px(12, 24), { instead, says: 'the size of text' }),
  'brand-name': row(text, { says: 'your name, shown where the journey names its provider' }),
  'logo-src': row(httpUrl, { says: 'your logo' }),
  'heading-level': row(level, {
    says: 'the level of the widget’s first headings in your page’s outline; others follow below it',
  }),
  'hide-nav': row(flag, { says: 'hides the navigation bar' }),
  'hide-footer': row(flag, { says: 'hides the footer' }),
  copy: row(oneOf('spec', 'plain'), { says: 'the wording: spec is the provider’s, plain is corrected' }),
  lang: row(language, { instead: `the page’s, else ${packs[0].lang}`, says: 'the language of the widget' }),
  loading: row(oneOf('eager', 'lazy'), {
    says: 'when the widget starts: at once, or when it comes near the viewport',
  }),
};
