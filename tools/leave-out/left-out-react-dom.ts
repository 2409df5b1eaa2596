import {
  ELEMENT_ANSWERS,
  ELEMENT_CASES,
  ELEMENT_CONSTANTS,
  ELEMENT_FIELDS,
  ELEMENT_NEVER,
  ELEMENT_VALUES,
} from './left-out-elements.ts';
import {
  EVENT_ANSWERS,
  EVENT_CALLS,
  EVENT_CASES,
  EVENT_CONSTANTS,
  EVENT_FIELDS,
  EVENT_NEVER,
  EVENT_VALUES,
} from './left-out-events.ts';
import { FRAGMENT_METHODS, VIEW_ANSWERS, VIEW_CONSTANTS } from './left-out-view.ts';
import { LANE_CASES, WAIT_ANSWERS, WAIT_CALLS, WAIT_CONSTANTS, WAIT_FIELDS } from './left-out-waits.ts';
import { all, words } from './name-lists.ts';
import type { LeftOut } from './names.ts';
import { CUT_EVENT_FIELDS } from './unused.ts';

/** Hooks that `src` may not use (`unused.ts`), removed from the objects with their implementations. */
const HOOKS = words(`
  use useActionState useCacheRefresh useDeferredValue useEffectEvent useFormState useHostTransitionStatus
  useImperativeHandle useInsertionEffect useMemoCache useOptimistic useReducer useTransition
`);

export const REACT_DOM: LeftOut = {
  name: 'react-dom/client',
  file: 'react-dom/cjs/react-dom-client.production.js',
  // Errors of rendering go to the root (src/element/mount.tsx), so there is no error boundary and no class component.
  unreached: words(`
    applyDerivedStateFromProps clearContainerSparingly commitClassCallbacks createClassErrorUpdate
    initializeClassErrorUpdate logCaughtError resolveClassComponentProps safelyCallComponentWillUnmount updateClassComponent
  `),
  answers: {
    // Iterables as children, and classes.
    getIteratorFn: 'null',
    shouldConstruct: 'false',
    // Hydration: no event waits for it, and the page has no boundary of it.
    getParentHydrationBoundary: 'null',
    clearIfContinuousEvent: 'void 0',
    // The document does not reveal which element in a shadow root has the focus, so React can't restore it there.
    getActiveElementDeep: 'null',
    hasSelectionCapabilities: 'false',
    ...ELEMENT_ANSWERS,
    ...EVENT_ANSWERS,
    ...VIEW_ANSWERS,
    ...WAIT_ANSWERS,
    requestDeferredLane: '0',
    // Functions as actions of forms.
    extractEvents$1: 'void 0',
    // An error has only its number, which react.dev/errors explains.
    formatProdErrorMessage: "'Minified React error #' + arguments[0]",
    // Names of components in messages of errors.
    getStackByFiberInDevAndProd: "''",
  },
  constants: {
    // React checks these only for old browsers. A server may import the module, too.
    ...all('canUseDOM', 'false'),
    ...all('passiveBrowserEventsSupported', 'true'),
    documentMode: 'null',
    clz32: 'Math.clz32',
    objectIs: 'Object.is',
    reportGlobalError: 'globalThis.reportError',
    scheduleMicrotask: 'queueMicrotask',
    AbortControllerLocal: 'AbortController',
    ANIMATION_END: "'animationend'",
    ANIMATION_ITERATION: "'animationiteration'",
    ANIMATION_START: "'animationstart'",
    TRANSITION_CANCEL: "'transitioncancel'",
    TRANSITION_END: "'transitionend'",
    TRANSITION_RUN: "'transitionrun'",
    TRANSITION_START: "'transitionstart'",
    // Development tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    ...all('injectedHook log$1 unstable_setDisableYieldValue', 'null'),
    shouldDoubleInvokeUserFnsInHooksDEV: 'false',
    // Our root has its own handlers of errors.
    ...all('defaultOnCaughtError defaultOnRecoverableError defaultOnUncaughtError', 'null'),
    defaultOnDefaultTransitionIndicator: 'null',
    // Hydration, and events that wait for it.
    ...all('isHydrating rootOrSingletonContext', 'false'),
    ...all('hydrationErrors hydrationParentFiber nextHydratableInstance', 'null'),
    ...all('currentReplayingEvent queuedDrag queuedFocus queuedMouse', 'null'),
    // Classes.
    ...all('classComponentUpdater legacyErrorBoundariesThatAlreadyFailed', 'null'),
    // The element that has the focus in the document.
    ...all(
      'selectionInformation flushMutationEffects.priorFocusedElem flushMutationEffects.priorSelectionRange',
      'null',
    ),
    // React creates these errors as the script starts, and only code that is left out throws them. For the first error, V8
    // reads the whole script again to find its lines, which takes longer than all that React does.
    ...all(
      'HydrationMismatchException SelectiveHydrationException SuspenseActionException SuspenseException SuspenseyCommitException',
      'null',
    ),
    ...ELEMENT_CONSTANTS,
    ...EVENT_CONSTANTS,
    ...VIEW_CONSTANTS,
    ...WAIT_CONSTANTS,
    // This is not for size: a page may have its own `var event`, which is null until it is set.
    'window.event': '(window.event ?? void 0)',
  },
  // The entries of long lists that `src` uses (unused.ts).
  values: { ...ELEMENT_VALUES, ...EVENT_VALUES },
  fields: {
    ...ELEMENT_FIELDS,
    ...WAIT_FIELDS,
    ...all('isBackwards isDehydrated', 'false'),
    ...EVENT_FIELDS,
    // Options that our root does not set (src/element/mount.tsx).
    identifierPrefix: "''",
    onCaughtError: '(void 0)',
    unstable_strictMode: 'false',
    ...all('dehydrated formState hiddenCallbacks retryQueue stylesheets', 'null'),
    // React does not wait for promises, whether they are children or thrown.
    ...all('then', 'void 0'),
  },
  properties: {
    ContextOnlyDispatcher: HOOKS,
    DefaultAsyncDispatcher: ['cacheSignal', 'getCacheForType'],
    HooksDispatcherOnMount: HOOKS,
    HooksDispatcherOnRerender: HOOKS,
    HooksDispatcherOnUpdate: HOOKS,
  },
  keys: [
    ...CUT_EVENT_FIELDS,
    ...words(
      '_currentValue2 _threadCount cache gesture hiddenCallbacks isDehydrated isPersistent memoCache persist revertLane stopTracking',
    ),
  ],
  calls: { ...EVENT_CALLS, ...WAIT_CALLS },
  assignments: [
    ...FRAGMENT_METHODS,
    ...words(`
    ReactDOMHydrationRoot.prototype.render ReactDOMHydrationRoot.prototype.unmount
    ReactDOMHydrationRoot.prototype.unstable_scheduleHydration ReactDOMSharedInternals.d ReactDOMSharedInternals.findDOMNode
    ReactSharedInternals.A ReactSharedInternals.S exports.hydrateRoot
    HostTransitionContext._currentValue
  `),
  ],
  kinds: words(`
    ANIMATION_END ANIMATION_ITERATION ANIMATION_START TRANSITION_END
    REACT_ACTIVITY_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_VIEW_TRANSITION_TYPE REACT_CLIENT_REFERENCE REACT_CONSUMER_TYPE REACT_FORWARD_REF_TYPE REACT_LAZY_TYPE REACT_MEMO_TYPE REACT_PORTAL_TYPE
    REACT_PROFILER_TYPE REACT_SUSPENSE_LIST_TYPE REACT_SUSPENSE_TYPE SelectiveHydrationException SuspenseActionException
    SuspenseException SuspenseyCommitException
    hostTransitionProviderCursor.current
  `),
  // Checks for a missing fiber, hook or parent, and for work that is done twice.
  impossible: [33, 153, 156, 160, 161, 162, 163, 166, 177, 188, 191, 310, 311, 329, 345, 349, 387, 462, 467],
  cases: {
    ...ELEMENT_CASES,
    ...EVENT_CASES,
    ...LANE_CASES,
    commitPassiveMountOnFiber: [3],
    safelyAttachRef: [7],
  },
  never: {
    // Kinds of fibers that are never created.
    tag: [
      1, // class
      4, // portal
      9, // context consumer: useContext reads it
      11, // forwardRef: a ref is a property
      12, // profiler
      13, // suspense
      14, // memo
      15, // memo of a function
      16, // lazy
      17, // unfinished class
      18, // dehydrated
      19, // list of suspense
      21, // scope
      22, // hidden
      23, // hidden, of old
      24, // cache
      25, // tracing marker
      26, // hoisted <title>, <meta>, <link>, <style>, <script>: none of ours may reach the page's head
      27, // <html>, <head>, <body>
      28, // unfinished function
      30, // view transition
      31, // activity
      'body',
    ],
    // The same kinds, where an event searches for its root.
    nodeTag: [4, 26, 27],
    ...ELEMENT_NEVER,
    ...EVENT_NEVER,
    // A render waits for nothing: it continues, or something was thrown (1).
    workInProgressSuspendedReason: [2, 3, 4, 5, 6, 7, 8, 9],
  },
};
