// Knows React's commit without restoring a selection, suspended commits, caches, forms' resets and transitions' lists.
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
function commitReconciliationEffects(finishedWork) {
  if (finishedWork.flags & 2) {
    try {
      var hostParentFiber = finishedWork.return;
      for (; !isHostParent(hostParentFiber); ) hostParentFiber = hostParentFiber.return;
      var parent = hostParentFiber.stateNode;
      if (3 === hostParentFiber.tag) parent = parent.containerInfo;
      else if (hostParentFiber.flags & 32) {
        setTextContent(parent, '');
        hostParentFiber.flags &= -33;
      }
      insertOrAppendPlacementNode(finishedWork, getHostSibling(finishedWork), parent);
    } catch (error) {
      captureCommitPhaseError(finishedWork, finishedWork.return, error);
    }
    finishedWork.flags &= -3;
  }
}
function recursivelyTraverseMutationEffects(root, parentFiber) {
  var deletions = parentFiber.deletions;
  if (null !== deletions)
    for (var i = 0; i < deletions.length; i++) {
      var childToDelete = deletions[i],
        parent = parentFiber;
      for (; !isHostParent(parent); ) parent = parent.return;
      hostParent = 3 === parent.tag ? parent.stateNode.containerInfo : parent.stateNode;
      commitDeletionEffectsOnFiber(root, parentFiber, childToDelete);
      hostParent = null;
      null !== childToDelete.alternate && (childToDelete.alternate.return = null);
      childToDelete.return = null;
    }
  if (parentFiber.subtreeFlags & 13886)
    for (parentFiber = parentFiber.child; null !== parentFiber; parentFiber = parentFiber.sibling)
      commitMutationEffectsOnFiber(parentFiber, root);
}
function commitMutationEffectsOnFiber(finishedWork, root) {
  var current = finishedWork.alternate,
    flags = finishedWork.flags,
    tag = finishedWork.tag;
  recursivelyTraverseMutationEffects(root, finishedWork);
  commitReconciliationEffects(finishedWork);
  if (0 === tag || 14 === tag || 15 === tag) {
    if (flags & 4) {
      commitHookEffectListUnmount(3, finishedWork, finishedWork.return);
      commitHookEffectListMount(3, finishedWork);
      commitHookEffectListUnmount(5, finishedWork, finishedWork.return);
    }
    return;
  }
  if (3 === tag || (1 !== tag && 5 !== tag && 6 !== tag)) return;
  flags & 512 && null !== current && safelyDetachRef(current, current.return);
  if (1 === tag) return;
  try {
    var node = finishedWork.stateNode;
    if (6 === tag) flags & 4 && (node.nodeValue = finishedWork.memoizedProps);
    else {
      finishedWork.flags & 32 && setTextContent(node, '');
      flags & 4 &&
        null !== current &&
        commitHostUpdate(finishedWork, finishedWork.memoizedProps, current.memoizedProps);
    }
  } catch (error) {
    captureCommitPhaseError(finishedWork, finishedWork.return, error);
  }
}
function commitDeletionEffectsOnFiber(root, nearestMountedAncestor, deletedFiber) {
  var tag = deletedFiber.tag,
    node = deletedFiber.stateNode;
  if (0 === tag || 14 === tag || 15 === tag) {
    commitHookEffectListUnmount(2, deletedFiber, nearestMountedAncestor);
    commitHookEffectListUnmount(4, deletedFiber, nearestMountedAncestor);
  } else if (1 === tag) {
    safelyDetachRef(deletedFiber, nearestMountedAncestor);
    'function' === typeof node.componentWillUnmount &&
      safelyCallComponentWillUnmount(deletedFiber, nearestMountedAncestor, node);
  } else if (5 === tag) safelyDetachRef(deletedFiber, nearestMountedAncestor);
  if (5 !== tag && 6 !== tag) recursivelyTraverseDeletionEffects(root, nearestMountedAncestor, deletedFiber);
  else {
    var parent = hostParent;
    hostParent = null;
    recursivelyTraverseDeletionEffects(root, nearestMountedAncestor, deletedFiber);
    hostParent = parent;
    if (null !== parent)
      try {
        parent.removeChild(node);
      } catch (error) {
        captureCommitPhaseError(deletedFiber, nearestMountedAncestor, error);
      }
  }
}
function commitLayoutEffectOnFiber(root, current, finishedWork) {
  var flags = finishedWork.flags,
    tag = finishedWork.tag;
  recursivelyTraverseLayoutEffects(root, finishedWork);
  if (0 === tag || 15 === tag) flags & 4 && commitHookEffectListMount(5, finishedWork);
  else if (5 === tag) null === current && flags & 4 && commitHostMount(finishedWork);
  else if (1 === tag || 3 === tag) {
    if (1 === tag && flags & 4)
      try {
        var instance = finishedWork.stateNode;
        null === current
          ? instance.componentDidMount()
          : instance.componentDidUpdate(current.memoizedProps, current.memoizedState);
      } catch (error) {
        captureCommitPhaseError(finishedWork, finishedWork.return, error);
      }
    flags & 64 && commitClassCallbacks(finishedWork);
  }
  flags & 512 && safelyAttachRef(finishedWork, finishedWork.return);
}
function commitClassCallbacks(finishedWork) {
  var updateQueue = finishedWork.updateQueue,
    callbacks = updateQueue.callbacks;
  updateQueue.callbacks = null;
  try {
    for (var i = 0; null !== callbacks && i < callbacks.length; i++)
      callbacks[i].call(finishedWork.stateNode);
  } catch (error) {
    captureCommitPhaseError(finishedWork, finishedWork.return, error);
  }
}
function commitPassiveMountOnFiber(finishedRoot, finishedWork) {
  recursivelyTraversePassiveMountEffects(finishedRoot, finishedWork);
  (0 === finishedWork.tag || 15 === finishedWork.tag) &&
    finishedWork.flags & 2048 &&
    commitHookEffectListMount(9, finishedWork);
}
function recursivelyTraversePassiveMountEffects(root, parentFiber) {
  if (parentFiber.subtreeFlags & 10256)
    for (parentFiber = parentFiber.child; null !== parentFiber; parentFiber = parentFiber.sibling)
      commitPassiveMountOnFiber(root, parentFiber);
}
function commitPassiveUnmountOnFiber(finishedWork) {
  recursivelyTraversePassiveUnmountEffects(finishedWork);
  (0 === finishedWork.tag || 15 === finishedWork.tag) &&
    finishedWork.flags & 2048 &&
    commitHookEffectListUnmount(9, finishedWork, finishedWork.return);
}
function safelyCallComponentWillUnmount(current, nearestMountedAncestor, instance) {
  instance.props = current.memoizedProps;
  instance.state = current.memoizedState;
  try {
    instance.componentWillUnmount();
  } catch (error) {
    captureCommitPhaseError(current, nearestMountedAncestor, error);
  }
}
function safelyAttachRef(current, nearestMountedAncestor) {
  var ref = current.ref;
  if (null !== ref)
    try {
      'function' === typeof ref
        ? (current.refCleanup = ref(current.stateNode))
        : (ref.current = current.stateNode);
    } catch (error) {
      captureCommitPhaseError(current, nearestMountedAncestor, error);
    }
}
