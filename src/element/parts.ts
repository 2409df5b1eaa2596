// Lists every `::part()` name that a page may style. Partners rely on these; a test checks them.

import { keysOf } from '../domain/safe-built-ins.ts';

/** What each part is on the screen, by its name. */
export const partsSay = {
  alert: 'a message, of any kind',
  'alert-error': 'an error',
  'alert-info': 'information',
  'alert-success': 'a success',
  'alert-warning': 'a warning',
  button: 'a button, of any kind',
  'button-link': 'a button that looks like a link, such as Change',
  'button-primary': 'the primary action, such as Next',
  'button-quiet': 'a less prominent action, such as Back or Cancel',
  'button-secondary': 'a secondary action',
  card: 'a card on the home page or in a result',
  chart: 'a chart with its title, its drawing and its table',
  dialog: 'a dialog in the top layer',
  disclosure: 'a section that opens and closes, such as Detailed Breakdown',
  facts: 'a list of names and their values',
  field: 'a control with its label and its problem',
  figure: 'a large number with its unit',
  footer: 'the support email and links',
  frame: 'everything except dialogs',
  heading: 'a heading, of any level',
  help: 'the strip with the support phone',
  input: 'a text field or a drop-down list',
  link: 'a link',
  nav: 'the navigation bar',
  'problem-summary': 'the list of problems above a form',
  progress: 'Step X of Y with its bar',
  tab: 'a tab',
  'tab-selected': 'the tab whose panel is shown',
  tabs: 'a row of tabs',
} as const;

type PartName = keyof typeof partsSay;

export const PARTS = keysOf(partsSay) as readonly PartName[];
