import { all, words } from './name-lists.ts';

// What came with React 19.3 and nothing of ours uses: transitions of the view, commits that wait for pictures, refs of fragments.

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
  // Nothing in a tree waits, so a commit is not asked what for.
  'completeRootWhenReady.subtreeFlags': 'null',
};

export const FRAGMENT_METHODS = words(`
  addEventListener blur compareDocumentPosition dispatchEvent focus focusLast getClientRects getRootNode
  observeUsing removeEventListener scrollIntoView unobserveUsing
`).map((name) => `FragmentInstance.prototype.${name}`);
