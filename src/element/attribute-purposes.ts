// What each attribute is for: for the guide, the editors and the WordPress plugin. The script does not need it.
import type { AttributeName } from '../domain/settings.ts';

interface Purpose {
  readonly description: string;
  /** Part of the stable contract; the others may change before version 1. */
  readonly stable?: true;
}

export const purposes: Readonly<Record<AttributeName, Purpose>> = {
  'api-base': { description: 'the API that the widget calls', stable: true },
  'auth-url': { description: 'where the widget asks for a token' },
  'gb-data': { description: 'looks addresses up in the verified list', stable: true },
  journey: { description: 'the journey of a visitor who has not chosen one', stable: true },
  only: { description: 'the journeys on offer; ev stands for both car journeys' },
  'skip-home': { description: 'starts at the first question, without the home page' },
  postcode: { description: 'the postcode to start with' },
  registration: { description: 'the number plate to start with' },
  router: {
    description:
      'where routes are stored: in the hash of the page’s URL, or in memory, which does not change the URL',
    stable: true,
  },
  'route-base': { description: 'the first part of the widget’s hashes, as in #/quote/results' },
  persist: { description: 'session keeps the answers after a reload; none does not store them' },
  tracking: { description: 'whether the API records the visitor’s steps' },
  variant: {
    description:
      'the name of this version of your page, which the provider’s view of your visits compares with others',
  },
  enquiries: {
    description:
      'where an enquiry goes: to your page as heq-enquiry, or to the API, which delivers it; with off there is no form, and results show only your number',
  },
  share: {
    description:
      'how visitors can keep results: print adds a print button, on also adds links to the results',
  },
  theme: { description: 'colours, shapes and typefaces', stable: true },
  'brand-color': { description: 'your brand colour' },
  'accent-color': { description: 'the colour of energy in drawings' },
  radius: { description: 'the radius of corners' },
  font: { description: 'the typeface of text; inherit takes your page’s' },
  'font-heading': { description: 'the typeface of headings; inherit takes your page’s' },
  size: { description: 'the size of text' },
  'brand-name': { description: 'your name, shown where the journey names its provider' },
  'logo-src': { description: 'your logo' },
  'heading-level': {
    description: 'the level of the widget’s first headings in your page’s outline; others follow below it',
  },
  'hide-nav': { description: 'hides the navigation bar' },
  'hide-footer': { description: 'hides the footer' },
  copy: { description: 'the wording: spec is the provider’s, plain is corrected' },
  lang: { description: 'the language of the widget' },
  loading: { description: 'when the widget starts: at once, or when it comes near the viewport' },
  'support-phone': {
    description: 'the number in the help strip; without it there is no strip',
    stable: true,
  },
  'support-hours': { description: 'when that number is answered; shown where a call is offered' },
  'support-email': { description: 'the address in the footer; without it none is shown', stable: true },
  'white-label': { description: 'hides the help line for business meters', stable: true },
  'non-domestic-phone': {
    description: 'your help line for business meters; white-label hides it',
    stable: true,
  },
  'non-domestic-hours': { description: 'the opening hours of that line', stable: true },
  'terms-url': { description: 'your terms and conditions', stable: true },
  'privacy-url': { description: 'your privacy notice', stable: true },
  'about-url': { description: 'your page about who you are and who pays you' },
  'service-area': { description: 'where you take enquiries' },
};
