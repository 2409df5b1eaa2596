/** Properties that React writes on objects of its own, which nobody else reads: the minifier may give them short names. */
export const FIBER_FIELDS = `
  baseQueue baseState callbackNode callbackPriority cancelPendingCommit childLanes eagerState
  elementType entangledLanes entanglements errorRecoveryDisabledLanes expirationTimes expiredLanes finishedLanes
  firstBaseUpdate firstContext hasEagerState hiddenUpdates incompleteTransitions lastBaseUpdate
  lastRenderedReducer lastRenderedState memoizedProps memoizedState memoizedValue pendingChildren pendingLanes
  pendingProps pingCache pingedLanes refCleanup revertLane shellSuspendCounter stateNode subtreeFlags suspendedLanes
  timeoutHandle updateQueue warmLanes
`
  .trim()
  .split(/\s+/);
