// Starts recorders as a page does: `record.<name>()` begins, and what it recorded is added to `taken` as text, at the latest
// after `endRecording()`.
import OpenReplay from '@openreplay/tracker';
import { init, replayIntegration } from '@sentry/browser';
import posthog from 'posthog-js/dist/module.no-external';
import 'posthog-js/dist/posthog-recorder';
import * as rrweb from 'rrweb';

window.taken = [];
window.endRecording = () => {};
const take = (event) => window.taken.push(JSON.stringify(event));

/** Turns off all masking that a page can turn off. */
const BARE = { maskAllText: false, maskAllInputs: false, blockAllMedia: false };

/** From the embedding guide's recipes: removes the query from the requests that a recorder logs. */
const withoutQuery = (url) => url.split('?')[0];

function beforeAddRecordingEvent(event) {
  const { payload } = event.data;
  if (payload?.description) payload.description = withoutQuery(payload.description);
  if (payload?.data?.url) payload.data.url = withoutQuery(payload.data.url);
  return event;
}

function sentry(options) {
  const replay = replayIntegration({
    ...options,
    beforeAddRecordingEvent,
    useCompression: false,
    minReplayDuration: 0,
  });
  // Keeps only the recording. The guide says what else Sentry sends.
  const send = async ([, items]) => {
    for (const [{ type }, payload] of items) {
      if (type !== 'replay_recording') continue;
      take(typeof payload === 'string' ? payload : new TextDecoder().decode(payload));
    }
    return {};
  };
  init({
    dsn: 'https://0@o0.ingest.example/0',
    integrations: [replay],
    replaysSessionSampleRate: 1,
    transport: () => ({ send, flush: async () => true }),
  });
  window.endRecording = () => replay.flush();
}

function postHog(options) {
  posthog.init('key', {
    api_host: `${location.origin}/ingest`,
    capture_pageview: false,
    // Otherwise an automated browser counts as a bot.
    opt_out_useragent_filter: true,
    // Without compression the recording is readable here, and otherwise the same.
    disable_compression: true,
    session_recording: {
      ...options,
      compress_events: false,
      maskCapturedNetworkRequestFn: (request) => ({ ...request, name: withoutQuery(request.name) }),
    },
    // Keeps only the recording. The guide says what else PostHog sends.
    before_send: (event) => {
      if (event.event === '$snapshot') take(event.properties.$snapshot_data);
      return event;
    },
  });
  posthog.startSessionRecording(true);
  // It sends its data every two seconds, and the rest when it stops.
  window.endRecording = () => posthog.stopSessionRecording();
}

window.record = {
  rrweb: () => rrweb.record({ emit: take }),
  'rrweb, inputs masked': () => rrweb.record({ emit: take, maskAllInputs: true }),
  'rrweb, everything it can take': () =>
    rrweb.record({ emit: take, inlineStylesheet: true, collectFonts: true, checkoutEveryNth: 40 }),
  PostHog: () => postHog({}),
  'PostHog, nothing masked': () => postHog({ maskAllInputs: false, maskInputOptions: {} }),
  'Sentry replay': () => sentry({}),
  'Sentry replay, nothing masked': () => sentry(BARE),
  OpenReplay() {
    const tracker = new OpenReplay({
      projectKey: 'key',
      ingestPoint: `${location.origin}/ingest`,
      __DISABLE_SECURE_MODE: true,
      resourceNameSanitizer: withoutQuery,
      network: { sanitizer: (request) => ({ ...request, url: withoutQuery(request.url) }) },
      obscureTextEmails: false,
      obscureTextNumbers: false,
      obscureInputEmails: false,
      defaultInputMode: 0,
    });
    window.endRecording = () => tracker.stop();
    return tracker.start();
  },
};
