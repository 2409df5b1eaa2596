// Knows how React begins and completes a fiber, for the kinds of fiber that this product makes.
function beginWork(current, workInProgress, renderLanes) {
  var tag = workInProgress.tag,
    type = workInProgress.type,
    props = workInProgress.pendingProps;
  didReceiveUpdate = !1;
  if (null !== current)
    if (current.memoizedProps !== props) didReceiveUpdate = !0;
    else if (!checkScheduledUpdateOrContext(current, renderLanes) && 0 === (workInProgress.flags & 128)) {
      if (3 === tag) pushHostContainer(workInProgress, workInProgress.stateNode.containerInfo);
      else if (5 === tag) pushHostContext(workInProgress);
      else 10 === tag && pushProvider(workInProgress, type, workInProgress.memoizedProps.value);
      return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
    } else didReceiveUpdate = 0 !== (current.flags & 131072);
  workInProgress.lanes = 0;
  var children = props;
  switch (tag) {
    case 0:
      return updateFunctionComponent(current, workInProgress, type, props, renderLanes);
    case 1:
      return updateClassComponent(current, workInProgress, type, props, renderLanes);
    case 14:
      return updateMemoComponent(current, workInProgress, type, props, renderLanes);
    case 15:
      return updateSimpleMemoComponent(current, workInProgress, type, props, renderLanes);
    case 29:
      throw props;
    case 6:
      return null;
    case 3: {
      pushHostContainer(workInProgress, workInProgress.stateNode.containerInfo);
      var previous = workInProgress.memoizedState.element;
      cloneUpdateQueue(current, workInProgress);
      processUpdateQueue(workInProgress, props, null, renderLanes);
      children = workInProgress.memoizedState.element;
      if (children === previous) return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
      break;
    }
    case 5:
      pushHostContext(workInProgress);
      children = props.children;
      if (shouldSetTextContent(type, props)) children = null;
      else
        null !== current && shouldSetTextContent(type, current.memoizedProps) && (workInProgress.flags |= 32);
      markRef(current, workInProgress);
      break;
    case 10:
      pushProvider(workInProgress, type, props.value);
    case 8:
      children = props.children;
  }
  reconcileChildren(current, workInProgress, children, renderLanes);
  return workInProgress.child;
}
function completeWork(current, workInProgress) {
  var newProps = workInProgress.pendingProps,
    isOld = null !== current && null != workInProgress.stateNode;
  switch (workInProgress.tag) {
    case 3:
      popHostContainer();
      break;
    case 10:
      popProvider(workInProgress.type);
      break;
    case 5:
      popHostContext(workInProgress);
    case 6:
      if (isOld) current.memoizedProps !== newProps && markUpdate(workInProgress);
      else {
        var node = (workInProgress.stateNode = createHost(workInProgress, newProps));
        node[internalInstanceKey] = workInProgress;
        5 === workInProgress.tag &&
          completeHost(node, workInProgress, newProps) &&
          markUpdate(workInProgress);
      }
  }
  bubbleProperties(workInProgress);
}
function createHost(fiber, props) {
  var ownerDocument = rootInstanceStackCursor.current.ownerDocument,
    type = fiber.type;
  if (6 === fiber.tag) return ownerDocument.createTextNode(props);
  if (1 === contextStackCursor.current || 'svg' === type)
    return ownerDocument.createElementNS('http://www.w3.org/2000/svg', type);
  var node = ownerDocument.createElement(type);
  'select' === type && (props.multiple ? (node.multiple = !0) : props.size && (node.size = props.size));
  return node;
}
function completeHost(node, fiber, props) {
  var type = fiber.type;
  node[internalPropsKey] = props;
  appendAllChildren(node, fiber);
  setInitialProperties(node, type, props);
  return 'img' === type || props.autoFocus;
}
function appendAllChildren(parent, fiber) {
  for (var child = fiber.child; null !== child; child = child.sibling)
    5 === child.tag || 6 === child.tag
      ? parent.appendChild(child.stateNode)
      : appendAllChildren(parent, child);
}
function commitHostMount(finishedWork) {
  var props = finishedWork.memoizedProps,
    instance = finishedWork.stateNode;
  try {
    if ('img' === finishedWork.type) props.src && (instance.src = props.src);
    else instance.focus();
  } catch (error) {
    captureCommitPhaseError(finishedWork, finishedWork.return, error);
  }
}
function unwindWork(current, workInProgress) {
  unwindInterruptedWork(current, workInProgress);
  var flags = workInProgress.flags;
  if (0 === (flags & 65536)) return null;
  workInProgress.flags = (flags & -65537) | 128;
  return workInProgress;
}
function unwindInterruptedWork(current, interruptedWork) {
  switch (interruptedWork.tag) {
    case 3:
      popHostContainer();
      break;
    case 5:
      popHostContext(interruptedWork);
      break;
    case 10:
      popProvider(interruptedWork.type);
  }
}
function pushHostContainer(fiber, container) {
  push(rootInstanceStackCursor, container);
  push(contextFiberStackCursor, fiber);
  push(contextStackCursor, 0);
}
function pushHostContext(fiber) {
  var context = contextStackCursor.current,
    next = 'svg' === fiber.type ? 1 : 'foreignObject' === fiber.type ? 0 : context;
  if (context !== next) {
    push(contextFiberStackCursor, fiber);
    push(contextStackCursor, next);
  }
}
function popHostContext(fiber) {
  if (contextFiberStackCursor.current === fiber) {
    pop(contextStackCursor);
    pop(contextFiberStackCursor);
  }
}
function createFiberRoot(containerInfo, onUncaughtError, onCaughtError, identifierPrefix) {
  var root = {
    tag: 1,
    containerInfo: containerInfo,
    current: null,
    callbackNode: null,
    next: null,
    callbackPriority: 0,
    expirationTimes: createLaneMap(-1),
    entangledLanes: 0,
    expiredLanes: 0,
    suspendedLanes: 0,
    pendingLanes: 0,
    entanglements: createLaneMap(0),
    identifierPrefix: identifierPrefix,
    onUncaughtError: onUncaughtError,
    onCaughtError: onCaughtError,
  };
  var fiber = (root.current = createFiberImplClass(3, null, null, 1));
  fiber.stateNode = root;
  fiber.memoizedState = { element: null };
  initializeUpdateQueue(fiber);
  return root;
}
function createFiberFromTypeAndProps(type, key, pendingProps, owner, mode, lanes) {
  var kind = "object" === typeof type && null !== type ? type.$$typeof : type,
    tag = 29;
  if (kind === REACT_FRAGMENT_TYPE) return createFiberFromFragment(pendingProps.children, mode, lanes, key);
  if ("function" === typeof kind) tag = shouldConstruct(kind) ? 1 : 0;
  else if ("string" === typeof kind) tag = 5;
  else if (kind === REACT_STRICT_MODE_TYPE) tag = 8;
  else if (kind === REACT_CONTEXT_TYPE) tag = 10;
  else if (kind === REACT_MEMO_TYPE) tag = 14;
  else pendingProps = Error(formatProdErrorMessage(130));
  var fiber = createFiberImplClass(tag, pendingProps, key, mode);
  fiber.type = fiber.elementType = type;
  fiber.lanes = lanes;
  return fiber;
}
function getClosestInstanceFromNode(node) {
  var inst = node[internalInstanceKey];
  for (; !inst && (node = node.parentNode); ) inst = node[internalContainerInstanceKey] || node[internalInstanceKey];
  return inst || null;
}
