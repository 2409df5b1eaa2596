import { all } from './name-lists.ts';

// Parts of React that wait for something we do not use: data, pictures, hidden trees, hydration, actions of forms.

export const WAIT_ANSWERS = {
  // The cache of data, the ids of a hydrated tree, and legacy context.
  createCache: '({})',
  ...all('getContextForSubtree peekCacheFromPool pushAsyncDispatcher', 'null'),
  // Suspense, and a development warning.
  ...all('checkDidRenderIdHook checkIfRootIsPrerendering', 'false'),
  ...all('popTreeContext preloadInstanceAndSuspendIfNeeded releaseCache releaseRootPooledCache', 'void 0'),
  // Names of events with a vendor prefix.
  makePrefixMap: '({})',
};

export const WAIT_CALLS = {
  pushProvider: ['CacheContext'],
  popProvider: ['CacheContext'],
  // The status of a form's action.
  push: ['hostTransitionProviderCursor'],
  pop: ['hostTransitionProviderCursor'],
  renderWithHooks: ['TransitionAwareHostComponent'],
  // Suspended content that is shown after a delay.
  scheduleTimeout: ['exitStatus'],
};

export const WAIT_CONSTANTS = {
  'container.context': 'null',
  'hostTransitionProviderCursor.current': 'null',
  // Suspense, actions and hidden trees.
  ...all('currentEntangledActionThenable currentEntangledListeners suspendedThenable', 'null'),
  ...all('thenableState thenableState$1', 'null'),
  ...all('currentEntangledLane workInProgressDeferredLane', '0'),
  ...all('didReadFromEntangledAsyncAction needsFormReset', 'false'),
  ...all('pendingPassiveTransitions workInProgressTransitions', 'null'),
  ...all('offscreenSubtreeIsHidden offscreenSubtreeWasHidden', 'false'),
  ...all('workInProgressRootDidSkipSuspendedSiblings workInProgressRootIsPrerendering', 'false'),
  ...all('markUpdateLaneFromFiberToRoot.isHidden workInProgressRootDidAttachPingListener', 'false'),
  ...all('globalMostRecentFallbackTime workInProgressRootPingedLanes workInProgressSuspendedRetryLanes', '0'),
  'markRootFinished.hiddenUpdatesForLane': 'null',
};

export const WAIT_FIELDS = {
  ...all('cache cancelPendingCommit events gesture hiddenUpdates incompleteTransitions', 'null'),
  ...all('memoCache pendingChildren pendingContext pingCache pooledCache transitionTypes', 'null'),
  ...all(
    'errorRecoveryDisabledLanes pingedLanes pooledCacheLanes refCount revertLane shellSuspendCounter',
    '0',
  ),
  timeoutHandle: '-1',
};

/** Lanes of deferred transitions, retries, hydration and hidden trees. */
const UNUSED_LANES = [
  64, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 536870912,
  1073741824,
];

export const LANE_CASES = { computeExpirationTime: UNUSED_LANES, getHighestPriorityLanes: UNUSED_LANES };
