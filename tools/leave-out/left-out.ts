import { UPLOT } from './left-out-charts.ts';
import { REACT_DOM } from './left-out-react-dom.ts';
import { SIGNALS } from './left-out-signals.ts';
import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';

const ky = (file: string, names: Omit<LeftOut, 'name' | 'file' | 'isModule'>): LeftOut => ({
  name: file,
  file,
  isModule: true,
  ...names,
});

const KY: readonly LeftOut[] = [
  // One client, made once, that is called and has no methods.
  {
    ...ky('ky/distribution/index.js', { constants: { requestMethods: '[]' } }),
    name: 'ky',
    assignments: words('ky.extend ky.retry ky.stop'),
  },
  // Nobody watches how far a request has come, and none is sent piece by piece; to find out, a request is made as the script starts.
  ky('ky/distribution/utils/body.js', {
    constants: {
      encoder: 'null',
      ...all('getBodySize streamRequest streamResponse withProgress', '() => {}'),
    },
  }),
  // A server that asks us to wait until a date is asked again as one that does not say.
  ky('ky/distribution/core/retry-timing.js', {
    constants: { parseDate: '(() => {})', timestampThreshold: '0' },
  }),
  ky('ky/distribution/core/constants.js', {
    constants: {
      ...all('supportsRequestStreams supportsFormData', 'false'),
      ...all('supportsAbortController supportsAbortSignal', 'true'),
    },
  }),
  // Nobody reads what its errors say.
  ky('ky/distribution/errors/HTTPError.js', {
    answers: { constructor: 'void (super(), (this.response = arguments[0]))' },
  }),
  ky('ky/distribution/errors/TimeoutError.js', { answers: { constructor: 'void super()' } }),
  ky('ky/distribution/utils/delay.js', { constants: { signal: '(void 0)' } }),
  // No hooks, no search parameters, no schemas: `src/api` knows what it asks and what it gets.
  ky('ky/distribution/core/Ky.js', {
    unreached: words(`
      cloneInitHookOptions #assignRequest #cancelResponseBody #cancelReturnedBody #decorateResponse
      #getBodyReadTimeout #getErrorDataTimeout #isJsonContentType #normalizeSearchParams #parseJson #raceBodyRead
      #raceWithTotalTimeout #readResponseText #runAfterResponseHooks #runBeforeRequestHooks
    `),
    answers: {
      ...all('#cancelBody #getResponseData', '(void 0)'),
      '#consumeReturnedResponseFromBeforeRetryHook': 'false',
      '#createManagedSignal': 'this.#abortController.signal',
      '#getResponseRequest': 'this.request',
      '#getNormalizedOptions': '{}',
      ...all('#setResponseRequest #wrapRequestWithUploadProgress', 'arguments[0]'),
    },
    constants: {
      validateJsonWithSchema: '(() => {})',
      // What is asked goes past ky, so all that it keeps is what it is given; a page may have another Request than the browser's.
      'globalThis.Request': '(function (_, given) { return given; })',
      'this.input': "''",
      ...all('create.originalRequest fetch.retryRequest ky.request this.originalRequest', 'null'),
      ...all('this.cachedNormalizedOptions this.responseRequests', 'null'),
      // One that no hook has to see is handed on at once.
      isResponseInstance: '(() => false)',
      // Our times are short enough for a timer.
      ...all('ky.options.timeout ky.options.totalTimeout', 'null'),
      // At most one attempt more; an attempt that was stopped is the last.
      ...all('ky.retryLimit this.retryLimit', '1'),
      'this.abortController.signal.aborted': 'false',
      // By no other header: that is all our server says.
      getRetryTimingHeader: "((headers) => ({ value: headers.get('Retry-After') }))",
      // Whatever ends an attempt before its time, and is none of these, is of the network.
      isTimeoutError: '((error) => error instanceof TimeoutError)',
      isHTTPError: '((error) => error instanceof HTTPError)',
      isNetworkError: '(() => true)',
      isRawNetworkError: '(() => false)',
      'create.initHookOptions': 'options',
      ...all('create.initHooks responseTypes', '[]'),
      ...all('create.beforeRequestResponse calculateRetryDelay.shouldRetry', '(void 0)'),
      ...all('create.responseFromHook this.returnedResponseFromBeforeRetryHook', 'false'),
      'throwProcessedError.processedError': 'error',
      // It asks the visitor's own signal itself (src/api/transport.ts).
      'this.userProvidedAbortSignal': '(void 0)',
      'this.beforeRetryHookErrors': 'null',
      'this.beforeRetryHookErrors.has': '(() => false)',
      ...all('supportsAbortController supportsAbortSignal constructor.userProvidedContentType', 'true'),
      // An attempt that took too long is not made again.
      'retry.retryOnTimeout': 'false',
      'calculateRetryDelay.errorObject': 'error',
      hasSearchParameters: '(() => false)',
      findUnknownOptions: '(() => {})',
      mergeHooks: '(() => {})',
      prefixUrlRenamedErrorMessage: "''",
    },
    fields: {
      throwHttpErrors: 'true',
      ...all('baseUrl customDelay customRequest jitter onDownloadProgress', '(void 0)'),
      ...all('body json onUploadProgress parseJson prefix searchParams', '(void 0)'),
      ...all('afterResponse beforeError beforeRequest beforeRetry init', '[]'),
    },
    calls: { 'Object.hasOwn': ['prefixUrl'] },
    keys: words('context headers hooks method prefix retry throwHttpErrors totalTimeout'),
    kinds: ['ForceRetryError'],
    never: { status: [413] },
  }),
  // Each request says all of how it is asked again.
  ky('ky/distribution/utils/normalize.js', { constants: { normalizeRetryOptions: '((given) => given)' } }),
  // No option of the client is one of a request too.
  ky('ky/distribution/utils/merge.js', {
    constants: {
      validateAndMerge: '((...all) => Object.assign({}, ...all))',
      ...all('appendSearchParameters mergeHeaders mergeHooks', '(() => {})'),
    },
  }),
];

/** A problem is told by a code of ours (`src/wizard/problems-in.ts`): nobody reads more of it than that, its place and what was entered. */
const VALIBOT: LeftOut = {
  name: 'valibot',
  file: 'valibot/dist/index.mjs',
  isModule: true,
  answers: {
    ...all('_stringify _joinExpects', "''"),
    ...all('getGlobalMessage getSchemaMessage getSpecificMessage', '(void 0)'),
    _subIssues: '(void 0)',
    // Another library could validate by one of our schemas.
    _standardSchema: 'arguments[0]',
  },
  constants: { '_addIssue.expected': 'null', '_addIssue.received': "''" },
  values: {
    issue: "{ input, message: '', path: other?.path }",
    message$1: 'other?.message ?? context.message',
  },
  never: { kind: ['metadata'], type: ['exact_optional'] },
  // One setting for all: every problem is found.
  fields: all('lang abortEarly abortPipeEarly', '(void 0)'),
  keys: [
    ...words('abortEarly abortPipeEarly async expected expects lang NEVER origin received reference'),
    // Which check it is, or where in what, is asked of none.
    'kind=validation',
    ...words(`
      array boolean check custom email integer length loose_object max_length max_value min_length min_value nullable number
      object picklist record regex string transform trim union unknown
    `).map((type) => `type=${type}`),
  ],
};

/** A copy of a hook that React has had since version 18. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim/index.js': 'react',
};

export const LEFT_OUT: readonly LeftOut[] = [
  {
    name: 'react',
    file: 'react/cjs/react.production.js',
    fields: all('then', 'void 0'),
    // No class.
    constants: all('Component.prototype pureComponentPrototype', '{}'),
    assignments: words(`
      Component.prototype.isReactComponent Component.prototype.setState Component.prototype.forceUpdate
      ComponentDummy.prototype PureComponent.prototype pureComponentPrototype.constructor
      pureComponentPrototype.isPureReactComponent
    `),
  },
  { name: 'react/jsx-runtime', file: 'react/cjs/react-jsx-runtime.production.js' },
  {
    name: 'react-dom',
    file: 'react-dom/cjs/react-dom.production.js',
    // What loads scripts and styles ahead.
    values: { Internals: '{ p: 0 }' },
  },
  REACT_DOM,
  // What another host than a browser has, or a page made up.
  {
    name: 'scheduler',
    file: 'scheduler/cjs/scheduler.production.js',
    // With a channel of messages Node would never end.
    constants: {
      localSetImmediate: "(typeof window === 'undefined' ? globalThis.setImmediate : null)",
      // Nobody asks for a task that begins later.
      isHostTimeoutScheduled: 'false',
    },
    answers: { advanceTimers: 'void 0' },
    unreached: words('handleTimeout'),
    calls: { peek: ['timerQueue'], push: ['timerQueue'], requestHostTimeout: ['handleTimeout'] },
  },
  UPLOT,
  VALIBOT,
  ...SIGNALS,
  ...KY,
];
