// What is left out of React DOM. `never.tag` are React's numbers for kinds of components, as in the comments.
import { all, type Group, quoted, words } from './names.ts';
import { ALIASES, CUT_PROPERTIES, EVENTS, UNITLESS } from './unused.ts';

/** What implements the hooks: at the first render of a component, at later ones, and elsewhere, where they throw. */
const DISPATCHERS = words(
  'ContextOnlyDispatcher HooksDispatcherOnMount HooksDispatcherOnUpdate HooksDispatcherOnRerender',
);

/** Hooks that `src` does not use. */
const HOOKS = words(`
  use useActionState useCacheRefresh useDeferredValue useEffectEvent useFormState useHostTransitionStatus
  useImperativeHandle useInsertionEffect useMemoCache useOptimistic useReducer useTransition
`);

/** Events that React listens to in another way than to the others. */
const NOT_SIMPLE = words('Blur Change Focus');

export const REACT_DOM: readonly Group[] = [
  {
    title: 'Hydration',
    functions: words(`
      exports.hydrateRoot checkForUnmatchedText clearContainerSparingly prepareToHydrateHostInstance queueIfContinuousEvent
    `),
    answers: { getParentHydrationBoundary: 'null', popTreeContext: 'void 0' },
    constants: {
      isHydrating: 'false',
      discreteReplayableEvents: '[]',
      '.isDehydrated': 'false',
      ...all(
        'null',
        `hydrationErrors hydrationParentFiber HydrationMismatchException SelectiveHydrationException .dehydrated
        ReactDOMHydrationRoot.prototype.render ReactDOMHydrationRoot.prototype.unmount
        ReactDOMHydrationRoot.prototype.unstable_scheduleHydration`,
      ),
    },
    never: {
      tag: ['18'],
      workInProgressSuspendedReason: ['6'],
      suspendedReason: ['6'],
      thrownValue: ['SelectiveHydrationException'],
    },
  },
  {
    title: 'Suspense',
    functions: words('readContextDuringReconciliation attachPingListener'),
    answers: {
      createCache: '({})',
      ...all('false', 'checkDidRenderIdHook checkIfRootIsPrerendering'),
      ...all('void 0', 'preloadInstanceAndSuspendIfNeeded releaseCache'),
    },
    constants: {
      ...all(
        'null',
        `SuspenseActionException SuspenseException SuspenseyCommitException suspendedThenable thenableState thenableState$1
        .cache .cancelPendingCommit .hiddenUpdates .pingCache .pooledCache .then markRootFinished.hiddenUpdatesForLane
        completeRootWhenReady.subtreeFlags`,
      ),
      ...all(
        'false',
        `offscreenSubtreeIsHidden offscreenSubtreeWasHidden workInProgressRootDidSkipSuspendedSiblings
        workInProgressRootIsPrerendering workInProgressRootDidAttachPingListener markUpdateLaneFromFiberToRoot.isHidden`,
      ),
      ...all(
        '0',
        `workInProgressDeferredLane globalMostRecentFallbackTime workInProgressRootPingedLanes
        workInProgressSuspendedRetryLanes .errorRecoveryDisabledLanes .pingedLanes .pooledCacheLanes .refCount
        .shellSuspendCounter`,
      ),
      '.timeoutHandle': '-1',
      '.isBackwards': 'false',
    },
    never: {
      // Suspense, a lazy component, a list of suspense, hidden trees (3), a cache, an activity.
      tag: words('13 16 19 21 22 23 24 31'),
      type: words('REACT_ACTIVITY_TYPE REACT_SUSPENSE_LIST_TYPE REACT_SUSPENSE_TYPE'),
      $$typeof: words('REACT_LAZY_TYPE REACT_CLIENT_REFERENCE'),
      workInProgressSuspendedReason: words('2 3 4 5 7 8 9'),
      suspendedReason: words('2 3 9'),
      thrownValue: words('SuspenseActionException SuspenseException SuspenseyCommitException'),
      x: words('SuspenseActionException SuspenseException'),
      'createFiberFromTypeAndProps.owner': words(
        'REACT_ACTIVITY_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_SUSPENSE_LIST_TYPE REACT_SUSPENSE_TYPE',
      ),
      'computeExpirationTime.lane': words(
        '64 262144 524288 1048576 2097152 4194304 8388608 16777216 33554432 67108864 134217728 536870912 1073741824',
      ),
    },
  },
  {
    title: 'Form actions and transitions',
    functions: ['TransitionAwareHostComponent'],
    constants: {
      ...all(
        'null',
        `hostTransitionProviderCursor.current currentEntangledActionThenable currentEntangledListeners .formState
        pendingPassiveTransitions workInProgressTransitions .incompleteTransitions .transitionTypes .gesture
        ReactSharedInternals.A ReactSharedInternals.S HostTransitionContext._currentValue`,
      ),
      ...all('0', 'currentEntangledLane .revertLane'),
      ...all('false', 'didReadFromEntangledAsyncAction needsFormReset'),
    },
  },
  {
    title: 'Class components',
    answers: { shouldConstruct: 'false' },
    constants: { ...all('null', '.pendingContext container.context'), '.onCaughtError': '(void 0)' },
    never: { tag: words('1 17') },
  },
  {
    title: 'View transitions and refs of fragments',
    answers: {
      isFragmentInstanceParent: 'false',
      ...all('void 0', 'commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstances'),
    },
    functions: words(`
      addEventListener blur compareDocumentPosition dispatchEvent focus focusLast getClientRects getRootNode
      observeUsing removeEventListener scrollIntoView unobserveUsing
    `).map((name) => `FragmentInstance.prototype.${name}`),
    constants: {
      ...all(
        'false',
        `rootViewTransitionNameCanceled shouldStartViewTransition commitBeforeMutationEffects.committedLanes
        commitPassiveMountOnFiber.isViewTransitionEligible completeRootWhenReady.isViewTransitionEligible
        recursivelyTraversePassiveMountEffects.isViewTransitionEligible`,
      ),
      ...all(
        'null',
        `pendingTransitionTypes pendingViewTransition pendingViewTransitionEvents
        insertOrAppendPlacementNode.parentFragmentInstances
        insertOrAppendPlacementNodeIntoContainer.parentFragmentInstances`,
      ),
    },
    never: {
      tag: ['30'],
      'safelyAttachRef.tag': ['7'],
      type: ['REACT_VIEW_TRANSITION_TYPE'],
      'createFiberFromTypeAndProps.owner': ['REACT_VIEW_TRANSITION_TYPE'],
    },
  },
  {
    title: 'The document and its head',
    answers: { getHoistableRoot: 'null', isHostHoistableType: 'false', getActiveElementDeep: 'null' },
    constants: {
      ...all('null', 'currentHoistableRoot .stylesheets selectionInformation ReactDOMSharedInternals.d'),
      ...all('null', 'flushMutationEffects.priorFocusedElem flushMutationEffects.priorSelectionRange'),
      hostParentIsContainer: 'false',
    },
    never: {
      // What is moved into the head; <html>, <head> and <body>.
      tag: [...words('26 27'), '"body"'],
      ...Object.fromEntries(
        words('_instance _instance2 _instance3 grandTag').map((name) => [name, words('26 27')]),
      ),
      nodeName: quoted('BODY HEAD HTML'),
      nodeType: ['9'],
      type: quoted('body head html noscript script'),
    },
  },
  {
    title: 'Other kinds of components',
    answers: { getIteratorFn: 'null' },
    never: {
      // A portal, the consumer of a context, a forwarded ref, a profiler, memo (2).
      tag: words('4 9 11 12 14 15'),
      nodeTag: ['4'],
      type: ['REACT_PROFILER_TYPE'],
      'createFiberFromTypeAndProps.owner': ['REACT_PROFILER_TYPE'],
      $$typeof: words('REACT_CONSUMER_TYPE REACT_FORWARD_REF_TYPE REACT_MEMO_TYPE REACT_PORTAL_TYPE'),
    },
  },
  {
    title: 'Hooks',
    constants: {
      ...all('null', DISPATCHERS.flatMap((one) => HOOKS.map((hook) => `${one}.${hook}`)).join(' ')),
      '.memoCache': 'null',
      '.events': 'null',
    },
  },
  {
    title: 'Elements and attributes',
    answers: { isCustomElement: 'false', isAttributeNameSafe: 'true' },
    constants: {
      aliases: `new Map(${JSON.stringify(Object.entries(ALIASES))})`,
      unitlessNumbers: `new Set(${JSON.stringify(UNITLESS)})`,
      'props.autoFocus': 'false',
      ...all('(void 0)', '.dangerouslySetInnerHTML .is ._reactRootContainer'),
      '.identifierPrefix': "''",
    },
    never: {
      type: ['"math"'],
      tag: quoted(`
        area audio base br col embed hr iframe image keygen link menuitem meta object param source track video wbr
      `),
      'setProp.key': quoted(CUT_PROPERTIES.join(' ')),
    },
  },
  {
    title: 'Events',
    answers: {
      getEventCharCode: '0',
      constructSelectEvent: 'void 0',
      getNativeBeforeInputChars: 'null',
      makePrefixMap: '({})',
      extractEvents$1: 'void 0',
    },
    constants: {
      mediaEventTypes: "['error']",
      simpleEventPluginEvents: JSON.stringify(
        EVENTS.filter((name) => !NOT_SIMPLE.includes(name)).map(
          (name) => name.charAt(0).toLowerCase() + name.slice(1),
        ),
      ),
      ...all('true', 'isInputEventSupported canUseTextInputEvent'),
      ...all(
        'false',
        'isComposing canUseCompositionEvent dispatchEventForPluginEventSystem.accumulateTargetOnly',
      ),
      ...all('{}', 'normalizeKey translateToKey'),
      ...all(
        'null',
        `dispatchEventForPluginEventSystem.eventType dispatchEventForPluginEventSystem.fallbackData
        .correspondingUseElement .parentWindow .srcElement
        ANIMATION_END ANIMATION_ITERATION ANIMATION_START TRANSITION_CANCEL TRANSITION_END TRANSITION_RUN TRANSITION_START`,
      ),
      ...all(
        'null',
        words('Animation Clipboard Composition Drag Submit Toggle Touch Transition Wheel')
          .map((name) => `${name}EventInterface Synthetic${name}Event`)
          .join(' '),
      ),
    },
    never: {
      keyCode: ['229'],
      domEventName: [
        ...words('ANIMATION_END ANIMATION_ITERATION ANIMATION_START TRANSITION_END'),
        ...quoted('mouseout mouseover pointerout pointerover'),
      ],
      'dispatchEventForPluginEventSystem.domEventName': quoted(`
        afterblur auxclick beforeblur beforetoggle contextmenu copy cut dblclick drag dragend dragenter
        dragexit dragleave dragover dragstart drop gotpointercapture keypress keyup lostpointercapture
        mousedown mousemove mouseup paste pointercancel pointerup scroll scrollend submit toggle touchcancel
        touchend touchmove touchstart wheel
      `),
      'getEventPriority.domEventName': quoted(`
        afterblur auxclick beforeblur beforeinput beforetoggle compositionend compositionstart
        compositionupdate contextmenu copy cut dblclick drag dragend dragenter dragexit dragleave dragover
        dragstart drop fullscreenchange fullscreenerror invalid keypress keyup mousedown mouseenter
        mouseleave mousemove mouseup paste pause play pointercancel pointerenter pointerleave ratechange
        reset seeked selectstart textInput toggle touchcancel touchend touchstart volumechange
      `),
      'getListener.registrationName': quoted(`
        onDoubleClick onDoubleClickCapture onMouseDown onMouseDownCapture onMouseEnter onMouseMove
        onMouseMoveCapture onMouseUp onMouseUpCapture
      `),
    },
  },
  {
    title: 'Old browsers, developer tools and messages',
    answers: {
      formatProdErrorMessage: "'Minified React error #' + arguments[0]",
      getStackByFiberInDevAndProd: "''",
    },
    constants: {
      // A server may import the module.
      canUseDOM: 'false',
      passiveBrowserEventsSupported: 'true',
      clz32: 'Math.clz32',
      objectIs: 'Object.is',
      reportGlobalError: 'globalThis.reportError',
      scheduleMicrotask: 'queueMicrotask',
      injectedHook: 'null',
      ...all('false', 'shouldDoubleInvokeUserFnsInHooksDEV .unstable_strictMode'),
      // A page may have its own `var event`, which is null until it is set.
      'window.event': '(window.event ?? void 0)',
    },
  },
];

/** Of the file that React DOM's other exports are in. */
export const REACT_DOM_EXPORTS: readonly Group[] = [
  {
    title: 'Other exports',
    functions: words(`
      browser createPortal flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset
      unstable_batchedUpdates useFormState useFormStatus
    `).map((name) => `exports.${name}`),
  },
];

export const REACT: readonly Group[] = [
  {
    title: 'Other exports',
    functions: [
      ...words(`
        cache cacheSignal forwardRef lazy memo unstable_useCacheRefresh use useActionState useDeferredValue useEffectEvent
        useImperativeHandle useInsertionEffect useOptimistic useReducer useTransition
      `).map((name) => `exports.${name}`),
      ...words('mapChildren Component PureComponent addTransitionType lazyInitializer'),
    ],
  },
];
