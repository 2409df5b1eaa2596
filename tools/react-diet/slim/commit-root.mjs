// Knows React's commit of a root, without suspended commits, caches, lists of transitions and errors it recovered from.
function commitRoot(root, finishedWork, lanes) {
  do flushPendingEffects();
  while (0 !== pendingEffectsStatus);
  if (0 !== (executionContext & 6)) throw Error(formatProdErrorMessage(327));
  if (finishedWork === root.current) throw Error(formatProdErrorMessage(177));
  var remainingLanes = finishedWork.lanes | finishedWork.childLanes | concurrentlyUpdatedLanes;
  markRootFinished(root, lanes, remainingLanes);
  root === workInProgressRoot &&
    ((workInProgress = workInProgressRoot = null), (workInProgressRootRenderLanes = 0));
  pendingFinishedWork = finishedWork;
  pendingEffectsRoot = root;
  pendingEffectsLanes = lanes;
  root.callbackNode = null;
  root.callbackPriority = 0;
  hasEffects(finishedWork, 10256) &&
    scheduleCallback$3(NormalPriority$1, () => {
      flushPassiveEffects();
      return null;
    });
  pendingEffectsStatus = 1;
  flushMutationEffects();
  flushLayoutEffects();
  flushSpawnedWork();
}
function hasEffects(fiber, flags) {
  return 0 !== ((fiber.subtreeFlags | fiber.flags) & flags);
}
function atSyncPriority(run) {
  var prevTransition = ReactSharedInternals.T;
  ReactSharedInternals.T = null;
  var previousPriority = ReactDOMSharedInternals.p;
  ReactDOMSharedInternals.p = 2;
  var prevExecutionContext = executionContext;
  executionContext |= 4;
  try {
    run();
  } finally {
    executionContext = prevExecutionContext;
    ReactDOMSharedInternals.p = previousPriority;
    ReactSharedInternals.T = prevTransition;
  }
}
function flushMutationEffects() {
  if (1 === pendingEffectsStatus) {
    pendingEffectsStatus = 0;
    var root = pendingEffectsRoot,
      finishedWork = pendingFinishedWork;
    hasEffects(finishedWork, 13878) &&
      atSyncPriority(() => {
        // What is taken out of the page loses focus: nobody is to hear of that.
        var wasEnabled = _enabled;
        _enabled = !1;
        commitMutationEffectsOnFiber(finishedWork, root);
        _enabled = wasEnabled;
      });
    root.current = finishedWork;
    pendingEffectsStatus = 2;
  }
}
function flushLayoutEffects() {
  if (2 === pendingEffectsStatus) {
    pendingEffectsStatus = 0;
    var root = pendingEffectsRoot,
      finishedWork = pendingFinishedWork;
    hasEffects(finishedWork, 8772) &&
      atSyncPriority(() => {
        commitLayoutEffectOnFiber(root, finishedWork.alternate, finishedWork);
      });
    pendingEffectsStatus = 3;
  }
}
function flushSpawnedWork() {
  if (3 === pendingEffectsStatus) {
    requestPaint();
    var root = pendingEffectsRoot,
      lanes = pendingEffectsLanes;
    if (hasEffects(pendingFinishedWork, 10256)) pendingEffectsStatus = 5;
    else {
      pendingEffectsStatus = 0;
      pendingFinishedWork = pendingEffectsRoot = null;
    }
    0 === root.pendingLanes && (legacyErrorBoundariesThatAlreadyFailed = null);
    0 !== (lanes & 3) && flushPendingEffects();
    ensureRootIsScheduled(root);
    0 !== (lanes & 261930) && 0 !== (root.pendingLanes & 42)
      ? root === rootWithNestedUpdates
        ? nestedUpdateCount++
        : ((nestedUpdateCount = 0), (rootWithNestedUpdates = root))
      : (nestedUpdateCount = 0);
    flushSyncWorkAcrossRoots_impl();
  }
}
function flushPassiveEffects() {
  if (5 !== pendingEffectsStatus) return !1;
  var prevTransition = ReactSharedInternals.T,
    previousPriority = ReactDOMSharedInternals.p,
    renderPriority = lanesToEventPriority(pendingEffectsLanes);
  try {
    ReactDOMSharedInternals.p = 32 > renderPriority ? 32 : renderPriority;
    ReactSharedInternals.T = null;
    var root = pendingEffectsRoot;
    pendingEffectsStatus = 0;
    pendingFinishedWork = pendingEffectsRoot = null;
    pendingEffectsLanes = 0;
    if (0 !== (executionContext & 6)) throw Error(formatProdErrorMessage(331));
    var prevExecutionContext = executionContext;
    executionContext |= 4;
    commitPassiveUnmountOnFiber(root.current);
    commitPassiveMountOnFiber(root, root.current);
    executionContext = prevExecutionContext;
    flushSyncWorkAcrossRoots_impl();
    return !0;
  } finally {
    ReactDOMSharedInternals.p = previousPriority;
    ReactSharedInternals.T = prevTransition;
  }
}
function captureCommitPhaseError(sourceFiber, nearestMountedAncestor, error) {
  if (3 === sourceFiber.tag) captureCommitPhaseErrorOnRoot(sourceFiber, sourceFiber, error);
  else
    for (; null !== nearestMountedAncestor; nearestMountedAncestor = nearestMountedAncestor.return)
      if (3 === nearestMountedAncestor.tag) {
        captureCommitPhaseErrorOnRoot(nearestMountedAncestor, sourceFiber, error);
        break;
      } else if (1 === nearestMountedAncestor.tag && canCatch(nearestMountedAncestor)) {
        var update = createClassErrorUpdate(2),
          root = enqueueUpdate(nearestMountedAncestor, update, 2);
        if (null !== root) {
          initializeClassErrorUpdate(
            update,
            root,
            nearestMountedAncestor,
            createCapturedValueAtFiber(error, sourceFiber),
          );
          markRootUpdated$1(root, 2);
          ensureRootIsScheduled(root);
        }
        break;
      }
}
