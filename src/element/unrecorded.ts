// KEEP-06: keeps what the visitor types and sees out of the page's session recordings.

/** rrweb, PostHog, Sentry, New Relic, Amplitude, Mixpanel, FullStory, LogRocket: each excludes an element by a class. */
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

/** The attributes and classes by which session recorders exclude an element and everything in it. */
export function markUnrecorded(box: HTMLElement): void {
  box.className = CLASSES;
  for (const [name, value] of Object.entries(ATTRIBUTES)) box.setAttribute(name, value);
}
