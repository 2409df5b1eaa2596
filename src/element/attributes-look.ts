// Knows the attributes that say how the widget looks and speaks.
import * as v from 'valibot';
import { THEMES } from '../domain/settings.ts';
import { flag, row } from './attribute-row.ts';
import { color, fontFamily, httpUrl, oneOf, px, text } from './attribute-values.ts';

const languages = oneOf(['en-gb', 'en']);

export const lookAttributes = {
  theme: row({
    key: 'theme',
    schema: oneOf(THEMES),
    takes: THEMES.join(', '),
    otherwise: 'meadow',
    says: 'the look',
    stable: true,
  }),
  'brand-color': row({
    key: 'brandColor',
    schema: color,
    takes: 'an opaque CSS colour',
    otherwise: null,
    says: 'your brand colour, over the theme',
  }),
  'accent-color': row({
    key: 'accentColor',
    schema: color,
    takes: 'an opaque CSS colour',
    otherwise: null,
    says: 'the accent used for energy',
  }),
  radius: row({
    key: 'radius',
    schema: px(0, 40),
    takes: 'px, 0 to 40',
    otherwise: null,
    says: 'roundness of corners',
  }),
  font: row({
    key: 'font',
    schema: fontFamily,
    takes: 'a font-family list, or inherit',
    otherwise: null,
    says: 'body face; inherit takes your page’s',
  }),
  'font-heading': row({
    key: 'fontHeading',
    schema: fontFamily,
    takes: 'a font-family list, or inherit',
    otherwise: null,
    says: 'heading face',
  }),
  size: row({
    key: 'size',
    schema: px(12, 24),
    takes: 'px, 12 to 24',
    otherwise: null,
    says: 'base text size, 16 unless told',
  }),
  'brand-name': row({
    key: 'brandName',
    schema: text,
    takes: 'text',
    otherwise: null,
    says: 'your name, where the journey names its provider',
  }),
  'logo-src': row({
    key: 'logoSrc',
    schema: httpUrl,
    takes: 'an http(s) address',
    otherwise: null,
    says: 'your mark',
  }),
  'hide-nav': flag({ key: 'hideNav', says: 'leaves out the navigation bar' }),
  'hide-footer': flag({ key: 'hideFooter', says: 'leaves out the footer' }),
  copy: row({
    key: 'copy',
    schema: oneOf(['spec', 'plain']),
    takes: 'spec, plain',
    otherwise: 'spec',
    says: 'plain: the corrected wording',
  }),
  lang: row({
    key: 'lang',
    schema: v.pipe(
      languages,
      v.transform(() => 'en-GB'),
    ),
    takes: 'en-GB',
    otherwise: 'en-GB',
    says: 'the language',
  }),
  loading: row({
    key: 'loading',
    schema: oneOf(['eager', 'lazy']),
    takes: 'eager, lazy',
    otherwise: 'eager',
    says: 'lazy: starts when near the viewport',
  }),
} as const;
