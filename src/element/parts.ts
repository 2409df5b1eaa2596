// Lists every `::part()` name that a page may style. Partners rely on these; a test checks them.

import { keysOf } from '../domain/as-built.ts';

/** By name: what the part is on the screen. */
export const partsSay = {
  alert: 'a message, of any kind',
  'alert-error': 'an error: what failed',
  'alert-info': 'information: what is worth knowing',
  'alert-success': 'success: what was done',
  'alert-warning': 'a warning: what stands in the way',
  button: 'a button, of any kind',
  'button-link': 'a button that looks like a link: Change',
  'button-primary': 'the primary action: Next',
  'button-quiet': 'a quiet action: Back, Cancel',
  'button-secondary': 'a secondary action',
  card: 'a card: of home, of a result',
  chart: 'a chart with its title, its drawing and its table',
  dialog: 'a dialog in the top layer',
  disclosure: 'what opens and closes: Detailed Breakdown',
  facts: 'rows of a name and its value',
  field: 'a question with its answer and its problem',
  figure: 'a large number and its unit',
  footer: 'support email and links',
  frame: 'everything but dialogs',
  heading: 'a heading, of any level',
  help: 'the strip with the support phone',
  input: 'a box to type or choose in',
  link: 'a link',
  nav: 'the navigation bar',
  'problem-summary': 'the list of problems over a form',
  progress: 'Step X of Y with its bar',
  tab: 'a tab',
  'tab-selected': 'the tab whose panel is shown',
  tabs: 'a row of tabs',
} as const;

type PartName = keyof typeof partsSay;

export const PARTS = keysOf(partsSay) as readonly PartName[];
