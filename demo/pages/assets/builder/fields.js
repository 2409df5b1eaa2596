// The choices of each step. form.js makes the form from this list.
import { THEMES } from '../themes.js';

/**
 * `attribute` or `message` names what a field sets. `value` is its first value. `labels` are the texts of the options.
 * @typedef {{ attribute?: string, message?: string, label: string, kind?: 'select' | 'cards' | 'themes' | 'color' | 'number' | 'flag', options?: string[], labels?: string[], value?: string, hint?: string }} BuilderField
 */

/** @type {{ title: string, step?: string, open?: boolean, fields: BuilderField[] }[]} */
export const GROUPS = [
  {
    title: 'What it asks',
    step: 'what',
    fields: [
      {
        attribute: 'journey',
        label: 'Journey',
        kind: 'cards',
        options: ['', 'all', 'heat-pump', 'solar', 'ev-compare', 'ev-only'],
        labels: [
          'Visitors choose',
          'All three together',
          'Heat pump',
          'Solar and battery',
          'Electric car, compared',
          'EV tariff only',
        ],
      },
      { attribute: 'skip-home', label: 'Begin at the first question', kind: 'flag' },
    ],
  },
  {
    title: 'How it looks',
    step: 'look',
    fields: [
      {
        attribute: 'theme',
        label: 'Theme',
        kind: 'themes',
        options: THEMES.map(({ name }) => name),
        value: 'meadow',
      },
      { attribute: 'brand-color', label: 'Brand colour', kind: 'color' },
      { attribute: 'accent-color', label: 'Accent colour', kind: 'color' },
      { attribute: 'brand-name', label: 'Your name' },
      { attribute: 'logo-src', label: 'URL of your logo' },
      { attribute: 'support-phone', label: 'Support phone', value: '0800 123 4567' },
      { attribute: 'support-email', label: 'Support email', value: 'help@partner.example' },
    ],
  },
  {
    title: 'Corners, type and frame',
    fields: [
      { attribute: 'radius', label: 'Corner radius, px', kind: 'number' },
      { attribute: 'size', label: 'Base text size, px', kind: 'number' },
      { attribute: 'font', label: 'Font', hint: '“inherit” takes your page’s' },
      { attribute: 'font-heading', label: 'Font of headings' },
      {
        attribute: 'heading-level',
        label: 'First heading level',
        kind: 'select',
        options: ['', '1', '2', '3', '4'],
      },
      { attribute: 'hide-nav', label: 'Hide the navigation bar', kind: 'flag' },
      { attribute: 'hide-footer', label: 'Hide the footer', kind: 'flag' },
    ],
  },
  {
    title: 'Contact and enquiries',
    fields: [
      {
        attribute: 'enquiries',
        label: 'Enquiries go to',
        kind: 'select',
        options: ['', 'event', 'api', 'off'],
        labels: ['Default', 'Your page, as an event', 'The provider’s API', 'Nobody'],
      },
      { attribute: 'service-area', label: 'Postcode areas you serve', hint: 'such as BS BA1' },
      { attribute: 'support-hours', label: 'Hours of the support phone' },
      { attribute: 'terms-url', label: 'URL of your terms' },
      { attribute: 'privacy-url', label: 'URL of your privacy notice' },
      { attribute: 'about-url', label: 'URL of a page about you' },
      { attribute: 'non-domestic-phone', label: 'Phone for businesses' },
      { attribute: 'non-domestic-hours', label: 'Hours of that phone' },
      { attribute: 'white-label', label: 'White label', kind: 'flag' },
    ],
  },
  {
    title: 'Behaviour',
    fields: [
      { attribute: 'only', label: 'Offer only', hint: 'such as heat-pump solar' },
      { attribute: 'postcode', label: 'Postcode, filled in' },
      { attribute: 'registration', label: 'Number plate, filled in' },
      {
        attribute: 'share',
        label: 'Print and share results',
        kind: 'select',
        options: ['', 'off', 'print', 'on'],
        labels: ['Default', 'Neither', 'Print only', 'Print and share'],
      },
      { attribute: 'router', label: 'Router', kind: 'select', options: ['', 'hash', 'memory'] },
      { attribute: 'persist', label: 'Keep answers', kind: 'select', options: ['', 'session', 'none'] },
      { attribute: 'tracking', label: 'Record visits', kind: 'select', options: ['', 'on', 'off'] },
      { attribute: 'variant', label: 'Variant to compare', hint: 'such as short or long' },
      { attribute: 'loading', label: 'Start', kind: 'select', options: ['', 'eager', 'lazy'] },
    ],
  },
  {
    title: 'Wording',
    fields: [
      {
        attribute: 'copy',
        label: 'Wording',
        kind: 'select',
        options: ['', 'spec', 'plain'],
        labels: ['Default', 'As specified', 'Plain English'],
        value: 'plain',
      },
      { message: 'home.title', label: 'Title of the first page' },
      { message: 'home.lead', label: 'Sentence below it' },
      { message: 'help.title', label: 'Heading of the support phone' },
      { message: 'results.arrangeCall', label: 'Button of the enquiry' },
    ],
  },
];
