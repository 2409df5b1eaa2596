/** Properties of React's own objects that nobody else reads, so that the minifier may shorten their names. */
export const FIBER_FIELDS = `
  _currentValue alternate baseQueue baseState callbackNode callbackPriority cancelPendingCommit childLanes
  containerInfo deletions eagerState elementType entangledLanes entanglements errorRecoveryDisabledLanes
  expirationTimes expiredLanes finishedLanes firstBaseUpdate firstContext hasEagerState hiddenUpdates
  incompleteTransitions lastBaseUpdate lastEffect lastRenderedReducer lastRenderedState
  memoizedProps memoizedState memoizedValue pendingChildren pendingLanes pendingProps pingCache pingedLanes
  refCleanup revertLane shellSuspendCounter sortIndex stateNode subtreeFlags suspendedLanes timeoutHandle
  updateQueue warmLanes
`
  .trim()
  .split(/\s+/);
