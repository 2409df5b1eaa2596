import * as v from 'valibot';
import { THEMES } from '../domain/settings.ts';
import { packFor } from '../words/find-pack.ts';
import { packs } from '../words/packs.ts';
import { flag, row } from './attribute-row.ts';
import { color, fontFamily, httpUrl, oneOf, px, text } from './attribute-values.ts';

/** A language that there is a pack for, as the pack writes it. */
const language = v.pipe(
  text,
  v.transform((lang) => packFor(lang)?.lang ?? null),
  v.string(),
);

export const lookAttributes = {
  theme: row({
    key: 'theme',
    schema: oneOf(THEMES),
    takes: THEMES.join(', '),
    otherwise: 'meadow',
    says: 'colours, shapes and typefaces',
    stable: true,
  }),
  'brand-color': row({
    key: 'brandColor',
    schema: color,
    takes: 'an opaque CSS colour',
    otherwise: null,
    instead: 'the theme’s',
    says: 'your brand colour',
  }),
  'accent-color': row({
    key: 'accentColor',
    schema: color,
    takes: 'an opaque CSS colour',
    otherwise: null,
    instead: 'the theme’s',
    says: 'the colour of energy in drawings',
  }),
  radius: row({
    key: 'radius',
    schema: px(0, 40),
    takes: 'px, from 0 to 40',
    otherwise: null,
    instead: 'the theme’s',
    says: 'how round corners are',
  }),
  font: row({
    key: 'font',
    schema: fontFamily,
    takes: 'a font-family list, or inherit',
    otherwise: null,
    instead: 'the theme’s',
    says: 'the typeface of text; inherit takes your page’s',
  }),
  'font-heading': row({
    key: 'fontHeading',
    schema: fontFamily,
    takes: 'a font-family list, or inherit',
    otherwise: null,
    instead: 'the theme’s',
    says: 'the typeface of headings; inherit takes your page’s',
  }),
  size: row({
    key: 'size',
    schema: px(12, 24),
    takes: 'px, from 12 to 24',
    otherwise: null,
    instead: 'the theme’s',
    says: 'the size of text',
  }),
  'brand-name': row({
    key: 'brandName',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'your name, shown where the journey names its provider',
  }),
  'logo-src': row({
    key: 'logoSrc',
    schema: httpUrl,
    takes: 'an http(s) URL',
    otherwise: null,
    says: 'your logo',
  }),
  'heading-level': row({
    key: 'headingLevel',
    schema: v.pipe(oneOf(['1', '2', '3', '4']), v.transform(Number)),
    takes: '1, 2, 3, 4',
    otherwise: 2,
    says: 'the level of the widget’s first headings in your page’s outline; others follow below it',
  }),
  'hide-nav': flag({ key: 'hideNav', says: 'hides the navigation bar' }),
  'hide-footer': flag({ key: 'hideFooter', says: 'hides the footer' }),
  copy: row({
    key: 'copy',
    schema: oneOf(['spec', 'plain']),
    takes: 'spec, plain',
    otherwise: 'spec',
    says: 'the wording: spec is the provider’s, plain corrects it',
  }),
  lang: row({
    key: 'lang',
    schema: language,
    takes: packs.map(({ lang }) => lang).join(', '),
    otherwise: '',
    instead: `the page’s, else ${packs[0].lang}`,
    says: 'the language of the widget',
  }),
  loading: row({
    key: 'loading',
    schema: oneOf(['eager', 'lazy']),
    takes: 'eager, lazy',
    otherwise: 'eager',
    says: 'when the widget starts: at once, or when it comes near the viewport',
  }),
} as const;
