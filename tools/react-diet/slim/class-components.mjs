// Knows React's class components as far as error boundaries need them: state, life cycle and what they catch.
function updateClassComponent(current, workInProgress, Component, nextProps, renderLanes) {
  prepareToReadContext(workInProgress);
  var instance = workInProgress.stateNode,
    isChanged = !0;
  if (null === instance) {
    instance = workInProgress.stateNode = new Component(nextProps, emptyContextObject);
    workInProgress.memoizedState = null != instance.state ? instance.state : null;
    instance.updater = classComponentUpdater;
    instance._reactInternals = workInProgress;
    initializeUpdateQueue(workInProgress);
    deriveState(workInProgress, Component, nextProps);
    'function' === typeof instance.componentDidMount && (workInProgress.flags |= 4194308);
  } else {
    var oldProps = workInProgress.memoizedProps,
      oldState = workInProgress.memoizedState;
    null !== current && cloneUpdateQueue(current, workInProgress);
    instance.props = oldProps;
    instance.state = oldState;
    processUpdateQueue(workInProgress, nextProps, instance, renderLanes);
    isChanged =
      workInProgress.pendingProps !== oldProps ||
      oldState !== workInProgress.memoizedState ||
      (null !== current && null !== current.dependencies && checkIfContextChanged(current.dependencies));
    isChanged && deriveState(workInProgress, Component, nextProps);
    if (null === current)
      'function' === typeof instance.componentDidMount && (workInProgress.flags |= 4194308);
    else
      'function' === typeof instance.componentDidUpdate &&
        (isChanged || oldProps !== current.memoizedProps || oldState !== current.memoizedState) &&
        (workInProgress.flags |= 4);
  }
  instance.props = nextProps;
  instance.state = workInProgress.memoizedState;
  markRef(current, workInProgress);
  var didCapture = 0 !== (workInProgress.flags & 128);
  if (!isChanged && !didCapture) return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
  var children =
    didCapture && 'function' !== typeof Component.getDerivedStateFromError ? null : instance.render();
  workInProgress.flags |= 1;
  if (null !== current && didCapture) {
    workInProgress.child = reconcileChildFibers(workInProgress, current.child, null, renderLanes);
    workInProgress.child = reconcileChildFibers(workInProgress, null, children, renderLanes);
  } else reconcileChildren(current, workInProgress, children, renderLanes);
  return workInProgress.child;
}
function deriveState(workInProgress, Component, nextProps) {
  var derive = Component.getDerivedStateFromProps;
  'function' === typeof derive && applyDerivedStateFromProps(workInProgress, Component, derive, nextProps);
}
function processUpdateQueue(workInProgress, props, instance, renderLanes) {
  var queue = workInProgress.updateQueue,
    firstBaseUpdate = queue.firstBaseUpdate,
    lastBaseUpdate = queue.lastBaseUpdate,
    pending = queue.shared.pending;
  if (null !== pending) {
    queue.shared.pending = null;
    var firstPending = pending.next;
    pending.next = null;
    null === lastBaseUpdate ? (firstBaseUpdate = firstPending) : (lastBaseUpdate.next = firstPending);
    lastBaseUpdate = pending;
    var current = workInProgress.alternate;
    if (null !== current) {
      current = current.updateQueue;
      var currentLast = current.lastBaseUpdate;
      if (currentLast !== lastBaseUpdate) {
        null === currentLast ? (current.firstBaseUpdate = firstPending) : (currentLast.next = firstPending);
        current.lastBaseUpdate = pending;
      }
    }
  }
  if (null !== firstBaseUpdate) {
    var state = queue.baseState,
      skippedLanes = 0,
      newBaseState = null,
      newFirst = null,
      newLast = null,
      update = firstBaseUpdate;
    do {
      var lane = update.lane,
        isSkipped = (renderLanes & lane) !== lane;
      if (isSkipped || null !== newLast) {
        var clone = {
          lane: isSkipped ? lane : 0,
          tag: update.tag,
          payload: update.payload,
          callback: isSkipped ? update.callback : null,
          next: null,
        };
        null === newLast ? ((newFirst = clone), (newBaseState = state)) : (newLast.next = clone);
        newLast = clone;
      }
      if (isSkipped) skippedLanes |= lane;
      else {
        3 === update.tag && (workInProgress.flags = (workInProgress.flags & -65537) | 128);
        var partial = update.payload;
        'function' === typeof partial && (partial = partial.call(instance, state, props));
        null != partial && (state = assign({}, state, partial));
        if (null !== update.callback) {
          workInProgress.flags |= 64;
          null === queue.callbacks
            ? (queue.callbacks = [update.callback])
            : queue.callbacks.push(update.callback);
        }
      }
      update = update.next;
      if (null === update && null !== queue.shared.pending) {
        pending = queue.shared.pending;
        update = pending.next;
        pending.next = null;
        queue.lastBaseUpdate = pending;
        queue.shared.pending = null;
      }
    } while (null !== update);
    queue.baseState = null === newLast ? state : newBaseState;
    queue.firstBaseUpdate = newFirst;
    queue.lastBaseUpdate = newLast;
    workInProgressRootSkippedLanes |= skippedLanes;
    workInProgress.lanes = skippedLanes;
    workInProgress.memoizedState = state;
  }
}
function initializeClassErrorUpdate(update, root, fiber, errorInfo) {
  var derive = fiber.type.getDerivedStateFromError,
    isDerived = 'function' === typeof derive,
    instance = fiber.stateNode;
  if (isDerived) {
    update.payload = () => derive(errorInfo.value);
    update.callback = () => {
      logCaughtError(root, fiber, errorInfo);
    };
  }
  if (null !== instance && 'function' === typeof instance.componentDidCatch)
    update.callback = function () {
      logCaughtError(root, fiber, errorInfo);
      isDerived ||
        (null === legacyErrorBoundariesThatAlreadyFailed
          ? (legacyErrorBoundariesThatAlreadyFailed = new Set([this]))
          : legacyErrorBoundariesThatAlreadyFailed.add(this));
      this.componentDidCatch(errorInfo.value, { componentStack: errorInfo.stack });
    };
}
var classComponentUpdater = {
  enqueueSetState: function (inst, payload, callback) {
    inst = inst._reactInternals;
    var lane = requestUpdateLane(),
      update = createUpdate(lane);
    update.payload = payload;
    null != callback && (update.callback = callback);
    var root = enqueueUpdate(inst, update, lane);
    if (null !== root) {
      scheduleUpdateOnFiber(root, inst, lane);
      entangleTransitions(root, inst, lane);
    }
  }
};
