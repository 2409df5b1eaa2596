// Knows how React schedules its roots, without prerendering, suspended commits and transitions of a popstate.
function flushSyncWorkAcrossRoots_impl() {
  if (!isFlushingWork && mightHavePendingSyncWork) {
    isFlushingWork = !0;
    do {
      var didPerformSomeWork = !1;
      for (var root = firstScheduledRoot; null !== root; root = root.next) {
        var lanes = getNextLanes(root, root === workInProgressRoot ? workInProgressRootRenderLanes : 0);
        if (0 !== (lanes & 3)) {
          didPerformSomeWork = !0;
          flushPendingEffects() || performWorkOnRoot(root, lanes, !0);
        }
      }
    } while (didPerformSomeWork);
    isFlushingWork = !1;
  }
}
function processRootScheduleInMicrotask() {
  mightHavePendingSyncWork = didScheduleMicrotask = !1;
  var currentTime = now(),
    prev = null,
    root = firstScheduledRoot;
  for (; null !== root; ) {
    var next = root.next,
      nextLanes = scheduleTaskForRootDuringMicrotask(root, currentTime);
    if (0 === nextLanes) {
      root.next = null;
      null === prev ? (firstScheduledRoot = next) : (prev.next = next);
      null === next && (lastScheduledRoot = prev);
    } else {
      prev = root;
      0 !== (nextLanes & 3) && (mightHavePendingSyncWork = !0);
    }
    root = next;
  }
  flushSyncWorkAcrossRoots_impl();
  currentEventTransitionLane = 0;
}
function scheduleTaskForRootDuringMicrotask(root, currentTime) {
  for (var lanes = root.pendingLanes; 0 < lanes; ) {
    var index = 31 - clz32(lanes),
      lane = 1 << index,
      expirationTime = root.expirationTimes[index];
    if (-1 !== expirationTime) expirationTime <= currentTime && (root.expiredLanes |= lane);
    else if (0 === (lane & root.suspendedLanes))
      root.expirationTimes[index] = computeExpirationTime(lane, currentTime);
    lanes &= ~lane;
  }
  lanes = getNextLanes(root, root === workInProgressRoot ? workInProgressRootRenderLanes : 0);
  lane = lanes & -lanes;
  // Work of the most urgent lane is done at the end of this microtask, without a task.
  var isTask = 0 !== lanes && 0 === (lanes & 3);
  if (isTask && lane === root.callbackPriority) return lane;
  null !== root.callbackNode && cancelCallback$1(root.callbackNode);
  root.callbackPriority = isTask ? lane : 0 === lanes ? 0 : 2;
  root.callbackNode = isTask
    ? scheduleCallback$3(
        32 === lanesToEventPriority(lanes) ? NormalPriority$1 : UserBlockingPriority,
        performWorkOnRootViaSchedulerTask.bind(null, root),
      )
    : null;
  return root.callbackPriority;
}
function performWorkOnRootViaSchedulerTask(root, didTimeout) {
  var originalCallbackNode = root.callbackNode;
  if (flushPendingEffects() && root.callbackNode !== originalCallbackNode) return null;
  var lanes = getNextLanes(root, root === workInProgressRoot ? workInProgressRootRenderLanes : 0);
  if (0 === lanes) return null;
  performWorkOnRoot(root, lanes, didTimeout);
  scheduleTaskForRootDuringMicrotask(root, now());
  return null != root.callbackNode && root.callbackNode === originalCallbackNode
    ? performWorkOnRootViaSchedulerTask.bind(null, root)
    : null;
}
function requestTransitionLane() {
  if (0 === currentEventTransitionLane) {
    currentEventTransitionLane = nextTransitionUpdateLane;
    nextTransitionUpdateLane <<= 1;
    0 === (nextTransitionUpdateLane & 261888) && (nextTransitionUpdateLane = 256);
  }
  return currentEventTransitionLane;
}
function updateContainerImpl(rootFiber, lane, element) {
  var update = createUpdate(lane);
  update.payload = { element: element };
  var root = enqueueUpdate(rootFiber, update, lane);
  if (null !== root) {
    scheduleUpdateOnFiber(root, rootFiber, lane);
    entangleTransitions(root, rootFiber, lane);
  }
}
function flushSyncWork$1() {
  0 === (executionContext & 6) && flushSyncWorkAcrossRoots_impl();
}
