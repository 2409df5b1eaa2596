// Knows React's lanes without those of hydration, gestures, retries, idle, hidden and deferred work.
function getHighestPriorityLanes(lanes) {
  return lanes & 42 || lanes & 261888 || lanes & -lanes;
}
function getNextLanes(root, wipLanes) {
  var suspendedLanes = root.suspendedLanes,
    nextLanes = getHighestPriorityLanes(root.pendingLanes & ~suspendedLanes);
  return 0 !== nextLanes &&
    0 !== wipLanes &&
    wipLanes !== nextLanes &&
    0 === (wipLanes & suspendedLanes) &&
    ((suspendedLanes = nextLanes & -nextLanes),
    (wipLanes & -wipLanes) <= suspendedLanes ||
      (32 === suspendedLanes && 0 !== (wipLanes & -wipLanes & 4194048)))
    ? wipLanes
    : nextLanes;
}
function computeExpirationTime(lane, currentTime) {
  return currentTime + (lane & 10 ? 250 : 5e3);
}
function markRootUpdated$1(root, updateLane) {
  root.pendingLanes |= updateLane;
  root.suspendedLanes = 0;
}
function markRootFinished(root, finishedLanes, remainingLanes) {
  var noLongerPending = root.pendingLanes & ~remainingLanes;
  root.pendingLanes = remainingLanes;
  root.suspendedLanes = 0;
  root.expiredLanes &= remainingLanes;
  root.entangledLanes &= remainingLanes;
  for (; 0 < noLongerPending; ) {
    var index = 31 - clz32(noLongerPending);
    root.entanglements[index] = 0;
    root.expirationTimes[index] = -1;
    noLongerPending &= ~(1 << index);
  }
}
function markRootSuspended(root, suspendedLanes) {
  root.suspendedLanes |= suspendedLanes &= ~workInProgressRootInterleavedUpdatedLanes;
  for (; 0 < suspendedLanes; ) {
    var index = 31 - clz32(suspendedLanes);
    root.expirationTimes[index] = -1;
    suspendedLanes &= ~(1 << index);
  }
}
function markUpdateLaneFromFiberToRoot(sourceFiber, update, lane) {
  sourceFiber.lanes |= lane;
  var alternate = sourceFiber.alternate;
  null !== alternate && (alternate.lanes |= lane);
  for (var parent = sourceFiber.return; null !== parent; ) {
    parent.childLanes |= lane;
    alternate = parent.alternate;
    null !== alternate && (alternate.childLanes |= lane);
    sourceFiber = parent;
    parent = parent.return;
  }
  return 3 === sourceFiber.tag ? sourceFiber.stateNode : null;
}
