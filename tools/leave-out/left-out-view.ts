import { all, words } from './name-lists.ts';

// Features of React 19.3 that we do not use: view transitions, commits that wait for pictures, refs of fragments.

export const VIEW_ANSWERS = {
  ...all('claimQueuedTransitionTypes getHoistableRoot', 'null'),
  isFragmentInstanceParent: 'false',
  ...all('commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstances', 'void 0'),
};

export const VIEW_CONSTANTS = {
  ...all(
    `rootViewTransitionNameCanceled shouldStartViewTransition commitBeforeMutationEffects.committedLanes
    commitBeforeMutationEffects_complete.isViewTransitionEligible$jscomp$0
    commitPassiveMountOnFiber.isViewTransitionEligible completeRootWhenReady.isViewTransitionEligible
    recursivelyTraversePassiveMountEffects.isViewTransitionEligible`,
    'false',
  ),
  ...all(
    `pendingTransitionTypes pendingViewTransition pendingViewTransitionEvents
    insertOrAppendPlacementNode.parentFragmentInstances
    insertOrAppendPlacementNodeIntoContainer.parentFragmentInstances`,
    'null',
  ),
  // Nothing in a tree suspends, so a commit need not check for it.
  'completeRootWhenReady.subtreeFlags': 'null',
};

export const FRAGMENT_METHODS = words(`
  addEventListener blur compareDocumentPosition dispatchEvent focus focusLast getClientRects getRootNode
  observeUsing removeEventListener scrollIntoView unobserveUsing
`).map((name) => `FragmentInstance.prototype.${name}`);
