/**
 * What an address may say of the widget in a frame: the journey and the look. Whoever sends a link could send one with another
 * API or telephone number: those are not here.
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
