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
  // There is one client, which is only called.
  {
    ...ky('ky/distribution/index.js', { constants: { requestMethods: '[]' } }),
    name: 'ky',
    assignments: words('ky.extend ky.retry ky.stop'),
  },
  // Nobody watches the progress of a request, and no request is streamed. Checking for streams would create a request at the start.
  ky('ky/distribution/utils/body.js', {
    constants: {
      encoder: 'null',
      ...all('getBodySize streamRequest streamResponse withProgress', '() => {}'),
    },
  }),
  // A Retry-After with a date is ignored, so the retry comes after the usual pause.
  ky('ky/distribution/core/retry-timing.js', {
    constants: { parseDate: '(() => {})', timestampThreshold: '0' },
  }),
  ky('ky/distribution/core/constants.js', {
    constants: {
      ...all('supportsRequestStreams supportsFormData', 'false'),
      ...all('supportsAbortController supportsAbortSignal', 'true'),
    },
  }),
  // Nobody reads the messages of these errors.
  ky('ky/distribution/errors/HTTPError.js', {
    answers: { constructor: 'void (super(), (this.response = arguments[0]))' },
  }),
  ky('ky/distribution/errors/TimeoutError.js', { answers: { constructor: 'void super()' } }),
  ky('ky/distribution/utils/delay.js', { constants: { signal: '(void 0)' } }),
  // There are no hooks, search parameters or schemas: `src/api` makes the URLs and checks the answers.
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
      // Requests bypass ky, so its Request only holds what it is given. The page may have replaced the browser's Request.
      'globalThis.Request': '(function (_, given) { return given; })',
      'this.input': "''",
      ...all('create.originalRequest fetch.retryRequest ky.request this.originalRequest', 'null'),
      ...all('this.cachedNormalizedOptions this.responseRequests', 'null'),
      // Without hooks, a response is passed on at once.
      isResponseInstance: '(() => false)',
      // Our timeouts are below the limit of a timer, so ky need not check them.
      ...all('ky.options.timeout ky.options.totalTimeout', 'null'),
      // A call is retried once at most, and never after its attempt was aborted.
      ...all('ky.retryLimit this.retryLimit', '1'),
      'this.abortController.signal.aborted': 'false',
      // Our server sends no other header about retries.
      getRetryTimingHeader: "((headers) => ({ value: headers.get('Retry-After') }))",
      // Any other error of an attempt is an error of the network.
      isTimeoutError: '((error) => error instanceof TimeoutError)',
      isHTTPError: '((error) => error instanceof HTTPError)',
      isNetworkError: '(() => true)',
      isRawNetworkError: '(() => false)',
      'create.initHookOptions': 'options',
      ...all('create.initHooks responseTypes', '[]'),
      ...all('create.beforeRequestResponse calculateRetryDelay.shouldRetry', '(void 0)'),
      ...all('create.responseFromHook this.returnedResponseFromBeforeRetryHook', 'false'),
      'throwProcessedError.processedError': 'error',
      // src/api/transport.ts checks the signal of the call itself.
      'this.userProvidedAbortSignal': '(void 0)',
      'this.beforeRetryHookErrors': 'null',
      'this.beforeRetryHookErrors.has': '(() => false)',
      ...all('supportsAbortController supportsAbortSignal constructor.userProvidedContentType', 'true'),
      // An attempt that timed out is not retried.
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
  // Each request has all options for retries.
  ky('ky/distribution/utils/normalize.js', { constants: { normalizeRetryOptions: '((given) => given)' } }),
  // The client and its requests have no option in common.
  ky('ky/distribution/utils/merge.js', {
    constants: {
      validateAndMerge: '((...all) => Object.assign({}, ...all))',
      ...all('appendSearchParameters mergeHeaders mergeHooks', '(() => {})'),
    },
  }),
];

/** Of an issue we read only our own code (`src/wizard/problems-in.ts`), its path and the input. */
const VALIBOT: LeftOut = {
  name: 'valibot',
  file: 'valibot/dist/index.mjs',
  isModule: true,
  answers: {
    ...all('_stringify _joinExpects', "''"),
    ...all('getGlobalMessage getSchemaMessage getSpecificMessage', '(void 0)'),
    _subIssues: '(void 0)',
    // This lets other libraries use a schema, which nobody does here.
    _standardSchema: 'arguments[0]',
  },
  constants: { '_addIssue.expected': 'null', '_addIssue.received': "''" },
  values: {
    issue: "{ input, message: '', path: other?.path }",
    message$1: 'other?.message ?? context.message',
  },
  never: { kind: ['metadata'], type: ['exact_optional'] },
  // Validation always finds every problem, so it needs no setting.
  fields: all('lang abortEarly abortPipeEarly', '(void 0)'),
  keys: [
    ...words('abortEarly abortPipeEarly async expected expects lang NEVER origin received reference'),
    // Nobody reads the kind and type of a check.
    'kind=validation',
    ...words(`
      array boolean check custom email integer length loose_object max_length max_value min_length min_value nullable number
      object picklist record regex string transform trim union unknown
    `).map((type) => `type=${type}`),
  ],
};

/** Packages that only copy a hook which React has had since version 18. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim/index.js': 'react',
};

export const LEFT_OUT: readonly LeftOut[] = [
  {
    name: 'react',
    file: 'react/cjs/react.production.js',
    fields: all('then', 'void 0'),
    // There are no class components.
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
    // Functions that preload scripts and styles.
    values: { Internals: '{ p: 0 }' },
  },
  REACT_DOM,
  // Functions of hosts other than browsers, or that a page may define.
  {
    name: 'scheduler',
    file: 'scheduler/cjs/scheduler.production.js',
    // With a MessageChannel, Node would never exit.
    constants: {
      localSetImmediate: "(typeof window === 'undefined' ? globalThis.setImmediate : null)",
      // Nobody schedules a task for later.
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
