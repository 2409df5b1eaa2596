// Knows what React does with an error: to the nearest boundary, with a number and no stack of components.
function formatProdErrorMessage(code) {
  return "Minified React error #" + code + "; visit https://react.dev/errors/" + code;
}
function createCapturedValueAtFiber(value) {
  return { value: value, stack: "" };
}
function throwOnInvalidObjectTypeImpl() {
  throw Error(formatProdErrorMessage(31));
}
function handleThrow(root, thrownValue) {
  currentlyRenderingFiber = null;
  ReactSharedInternals.H = ContextOnlyDispatcher;
  workInProgressSuspendedReason = 1;
  workInProgressThrownValue = thrownValue;
  null === workInProgress && failWholly(root, thrownValue);
}
function failWholly(root, thrownValue) {
  workInProgressRootExitStatus = 1;
  logUncaughtError(root, createCapturedValueAtFiber(thrownValue, root.current));
}
function throwAndUnwindWorkLoop(root, unitOfWork, thrownValue) {
  lastContextDependency = currentlyRenderingFiber$1 = null;
  resetHooksOnUnwind(unitOfWork);
  var returnFiber = unitOfWork.return;
  try {
    if (throwException(root, returnFiber, unitOfWork, thrownValue, workInProgressRootRenderLanes)) {
      failWholly(root, thrownValue);
      workInProgress = null;
      return;
    }
  } catch (error) {
    if (null !== returnFiber) {
      workInProgress = returnFiber;
      throw error;
    }
    failWholly(root, thrownValue);
    workInProgress = null;
    return;
  }
  unwindUnitOfWork(unitOfWork);
}
function unwindUnitOfWork(unitOfWork) {
  do {
    var next = unwindWork(unitOfWork.alternate, unitOfWork);
    if (null !== next) {
      next.flags &= 32767;
      workInProgress = next;
      return;
    }
    next = unitOfWork.return;
    null !== next && ((next.flags |= 32768), (next.subtreeFlags = 0), (next.deletions = null));
    workInProgress = unitOfWork = next;
  } while (null !== unitOfWork);
}
function throwException(root, returnFiber, sourceFiber, value, rootRenderLanes) {
  sourceFiber.flags |= 32768;
  workInProgressRootExitStatus = 2;
  if (null === returnFiber) return !0;
  value = createCapturedValueAtFiber(value, sourceFiber);
  sourceFiber = returnFiber;
  do {
    var update = null,
      lane = rootRenderLanes & -rootRenderLanes;
    if (3 === sourceFiber.tag) update = createRootErrorUpdate(sourceFiber.stateNode, value, lane);
    else if (1 === sourceFiber.tag && 0 === (sourceFiber.flags & 128) && canCatch(sourceFiber)) {
      update = createClassErrorUpdate(lane);
      initializeClassErrorUpdate(update, root, sourceFiber, value);
    }
    if (null !== update) {
      sourceFiber.flags |= 65536;
      sourceFiber.lanes |= lane;
      enqueueCapturedUpdate(sourceFiber, update);
      return !1;
    }
    sourceFiber = sourceFiber.return;
  } while (null !== sourceFiber);
  return !1;
}
function canCatch(fiber) {
  var instance = fiber.stateNode;
  return (
    'function' === typeof fiber.type.getDerivedStateFromError ||
    (null !== instance &&
      'function' === typeof instance.componentDidCatch &&
      (null === legacyErrorBoundariesThatAlreadyFailed ||
        !legacyErrorBoundariesThatAlreadyFailed.has(instance)))
  );
}
