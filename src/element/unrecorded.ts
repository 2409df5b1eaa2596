// KEEP-06: what the visitor types and what we answer is in no recording that the page makes of a visit.

/** rrweb, PostHog, Sentry, New Relic, Amplitude, Mixpanel, FullStory, LogRocket: each leaves out an element of its class. */
const CLASSES = 'rr-block ph-no-capture sentry-block nr-block amp-block mp-block fs-exclude _lr-hide';

/** OpenReplay, Hotjar, Clarity, Datadog, Matomo, Contentsquare. */
const ATTRIBUTES = {
  'data-openreplay-hidden': '',
  'data-openreplay-obscured': '',
  'data-hj-suppress': '',
  'data-clarity-mask': 'True',
  'data-dd-privacy': 'hidden',
  'data-matomo-mask': '',
  'data-cs-mask': '',
};

/** The marks by which recorders of a visitor's session are told to leave an element, and all in it, out. */
export function markUnrecorded(box: HTMLElement): void {
  box.className = CLASSES;
  for (const [name, value] of Object.entries(ATTRIBUTES)) box.setAttribute(name, value);
}
