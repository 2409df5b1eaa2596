// Knows React's effects of a commit, fiber by fiber, without resources, forms' resets and hidden trees.
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
