/**
 * The attributes that the frame's URL may set: the journey and the look. Anybody can send a link to the frame, so a URL may not
 * set the API or a telephone number.
 */
export const OF_FRAME = [
  'journey',
  'only',
  'skip-home',
  'theme',
  'brand-color',
  'accent-color',
  'radius',
  'size',
  'heading-level',
  'hide-nav',
  'hide-footer',
  'copy',
  'lang',
];
