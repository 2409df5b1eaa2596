// Knows React's work loop without suspending, prerendering, hidden trees, async actions and reports of recovered errors.
function scheduleUpdateOnFiber(root, fiber, lane) {
  markRootUpdated$1(root, lane);
  if (0 === (executionContext & 2) || root !== workInProgressRoot) {
    root === workInProgressRoot && (workInProgressRootInterleavedUpdatedLanes |= lane);
    ensureRootIsScheduled(root);
  }
}
function performWorkOnRoot(root, lanes, forceSync) {
  if (0 !== (executionContext & 6)) throw Error(formatProdErrorMessage(327));
  var isConcurrent = isTimeSliced(root, lanes, forceSync),
    exitStatus = isConcurrent ? renderRootConcurrent(root, lanes) : renderRootSync(root, lanes);
  do {
    if (0 === exitStatus) break;
    var finishedWork = root.current.alternate;
    if (isConcurrent && !isRenderConsistentWithExternalStores(finishedWork)) {
      exitStatus = renderRootSync(root, lanes);
      isConcurrent = !1;
      continue;
    }
    if (2 === exitStatus) {
      // A mistake is tried again at once, with all that waits: only a second one counts.
      if (0 !== root.pendingLanes) {
        lanes = root.pendingLanes;
        exitStatus = renderRootSync(root, lanes);
        isConcurrent = !1;
        if (2 !== exitStatus) continue;
      }
    }
    if (1 === exitStatus) {
      prepareFreshStack(root, 0);
      markRootSuspended(root, lanes);
      break;
    }
    commitRoot(root, finishedWork, lanes);
    break;
  } while (1);
  ensureRootIsScheduled(root);
}
function isTimeSliced(root, lanes, forceSync) {
  return !forceSync && 0 === (lanes & 127) && 0 === (lanes & root.expiredLanes);
}
function resetWorkInProgressStack() {
  if (null !== workInProgress) {
    if (0 === workInProgressSuspendedReason) var interruptedWork = workInProgress.return;
    else {
      interruptedWork = workInProgress;
      lastContextDependency = currentlyRenderingFiber$1 = null;
      resetHooksOnUnwind(interruptedWork);
    }
    for (; null !== interruptedWork; ) {
      unwindInterruptedWork(interruptedWork.alternate, interruptedWork);
      interruptedWork = interruptedWork.return;
    }
    workInProgress = null;
  }
}
function prepareFreshStack(root, lanes) {
  pendingEffectsLanes = 0;
  resetWorkInProgressStack();
  workInProgressRoot = root;
  var rootWorkInProgress = (workInProgress = createWorkInProgress(root.current, null));
  workInProgressRootRenderLanes = lanes;
  workInProgressSuspendedReason = 0;
  workInProgressThrownValue = null;
  workInProgressRootInterleavedUpdatedLanes =
    workInProgressRootSkippedLanes =
    workInProgressRootExitStatus =
      0;
  entangledRenderLanes = entangledWith(root, 0 !== (lanes & 8) ? lanes | (lanes & 32) : lanes);
  finishQueueingConcurrentUpdates();
  return rootWorkInProgress;
}
function entangledWith(root, lanes) {
  var allEntangledLanes = root.entangledLanes & lanes;
  for (; 0 < allEntangledLanes; ) {
    var index = 31 - clz32(allEntangledLanes);
    lanes |= root.entanglements[index];
    allEntangledLanes &= ~(1 << index);
  }
  return lanes;
}
function renderRootSync(root, lanes) {
  return renderRoot(root, lanes, workLoopSync);
}
function renderRootConcurrent(root, lanes) {
  return renderRoot(root, lanes, workLoopConcurrentByScheduler);
}
function renderRoot(root, lanes, workLoop) {
  var prevExecutionContext = executionContext;
  executionContext |= 2;
  var prevDispatcher = pushDispatcher();
  if (workInProgressRoot !== root || workInProgressRootRenderLanes !== lanes) prepareFreshStack(root, lanes);
  do
    try {
      if (0 !== workInProgressSuspendedReason && null !== workInProgress) {
        var thrownValue = workInProgressThrownValue;
        workInProgressSuspendedReason = 0;
        workInProgressThrownValue = null;
        throwAndUnwindWorkLoop(root, workInProgress, thrownValue);
      }
      workLoop();
      break;
    } catch (thrown) {
      handleThrow(root, thrown);
    }
  while (1);
  lastContextDependency = currentlyRenderingFiber$1 = null;
  executionContext = prevExecutionContext;
  ReactSharedInternals.H = prevDispatcher;
  if (null !== workInProgress) return 0;
  workInProgressRoot = null;
  workInProgressRootRenderLanes = 0;
  finishQueueingConcurrentUpdates();
  return workInProgressRootExitStatus;
}
function completeUnitOfWork(unitOfWork) {
  var completedWork = unitOfWork;
  do {
    unitOfWork = completedWork.return;
    completeWork(completedWork.alternate, completedWork, entangledRenderLanes);
    completedWork = completedWork.sibling;
    if (null !== completedWork) {
      workInProgress = completedWork;
      return;
    }
    workInProgress = completedWork = unitOfWork;
  } while (null !== completedWork);
  0 === workInProgressRootExitStatus && (workInProgressRootExitStatus = 5);
}
