// Knows how React's events reach a root: clicks, keys, pointers, changes, enter and leave. No selection, composition, form actions, portals, nested roots or old browsers.
function getListener(inst, registrationName) {
  var props = inst.stateNode[internalPropsKey] || null;
  if (null === props) return null;
  var listener = props[registrationName];
  return props.disabled && isOfMouse.test(registrationName) && isControl.test(inst.type) ? null : listener;
}
var isOfMouse = /^on(Click|DoubleClick|MouseDown|MouseMove|MouseUp)(Capture)?$|^onMouseEnter$/,
  isControl = /^(button|input|select|textarea)$/;
var eventProperties =
  "eventPhase bubbles cancelable timeStamp defaultPrevented isTrusted view detail screenX screenY clientX clientY pageX pageY ctrlKey shiftKey altKey metaKey button buttons relatedTarget movementX movementY animationName elapsedTime pseudoElement propertyName clipboardData key code location repeat pointerId width height pressure tiltX tiltY pointerType isPrimary touches targetTouches changedTouches deltaX deltaY deltaZ deltaMode newState oldState".split(
    " "
  );
function SyntheticEvent(reactName, reactEventType, targetInst, nativeEvent, nativeEventTarget) {
  for (var name of eventProperties) this[name] = nativeEvent[name];
  this._reactName = reactName;
  this._targetInst = targetInst;
  this.type = reactEventType;
  this.nativeEvent = nativeEvent;
  this.target = nativeEventTarget;
  this.currentTarget = null;
  this.isDefaultPrevented = nativeEvent.defaultPrevented ? functionThatReturnsTrue : functionThatReturnsFalse;
  this.isPropagationStopped = functionThatReturnsFalse;
}
SyntheticEvent.prototype.preventDefault = function () {
  this.defaultPrevented = !0;
  this.nativeEvent.preventDefault();
  this.isDefaultPrevented = functionThatReturnsTrue;
};
SyntheticEvent.prototype.stopPropagation = function () {
  this.nativeEvent.stopPropagation();
  this.isPropagationStopped = functionThatReturnsTrue;
};
function dispatchEvent(domEventName, eventSystemFlags, targetContainer, nativeEvent) {
  if (_enabled) {
    var target = getClosestInstanceFromNode(getEventTarget(nativeEvent));
    (null !== target && getNearestMountedFiber(target) === target && 3 !== target.tag) || (target = null);
    dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, target, targetContainer);
  }
}
function dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, targetInst) {
  batchedUpdates$1(() => {
    var target = getEventTarget(nativeEvent),
      queue = [];
    extractSimpleEvent(queue, domEventName, targetInst, nativeEvent, target, 0 !== (eventSystemFlags & 4));
    if (0 === (eventSystemFlags & 7)) {
      extractEnterLeave(queue, domEventName, targetInst, nativeEvent, target);
      targetInst &&
        isChange(targetInst.stateNode, domEventName) &&
        createAndAccumulateChangeEvent(queue, targetInst, nativeEvent, target);
    }
    processDispatchQueue(queue, eventSystemFlags);
  });
}
function extractSimpleEvent(queue, domEventName, targetInst, nativeEvent, target, isCapture) {
  var reactName = topLevelEventsToReactNames.get(domEventName);
  if (void 0 === reactName || ('click' === domEventName && 2 === nativeEvent.button)) return;
  var type = 'focusin' === domEventName ? 'focus' : 'focusout' === domEventName ? 'blur' : domEventName,
    isOfTarget = !isCapture && ('scroll' === domEventName || 'scrollend' === domEventName),
    listeners = [];
  for (var inst = targetInst; null !== inst; inst = inst.return) {
    if (5 === inst.tag) {
      var listener = getListener(inst, isCapture ? reactName + 'Capture' : reactName);
      null != listener && listeners.push(createDispatchListener(inst, listener, inst.stateNode));
    }
    if (isOfTarget) break;
  }
  0 < listeners.length &&
    queue.push({
      event: new SyntheticEvent(reactName, type, null, nativeEvent, target),
      listeners: listeners,
    });
}
function extractEnterLeave(queue, domEventName, targetInst, nativeEvent, target) {
  var isOut = 'mouseout' === domEventName || 'pointerout' === domEventName,
    related = nativeEvent.relatedTarget,
    from = null,
    to = targetInst;
  related &&
    (related =
      getClosestInstanceFromNode(related) || (related[internalContainerInstanceKey] ? related : null));
  if (isOut) {
    from = targetInst;
    to = related;
    null != to && (getNearestMountedFiber(to) !== to || (5 !== to.tag && 6 !== to.tag)) && (to = null);
  } else if (('mouseover' !== domEventName && 'pointerover' !== domEventName) || related) return;
  if (from === to) return;
  var kind = domEventName.startsWith('mouse') ? 'mouse' : 'pointer',
    name = 'mouse' === kind ? 'onMouse' : 'onPointer',
    fromNode = null === from ? window : from.stateNode,
    toNode = null == to ? window : to.stateNode,
    common = from && to ? commonAncestor(from, to) : null;
  if (null !== from) {
    var leave = new SyntheticEvent(name + 'Leave', kind + 'leave', from, nativeEvent, target);
    leave.target = fromNode;
    leave.relatedTarget = toNode;
    accumulateEnterLeaveListenersForEvent(queue, leave, from, common, !1);
  }
  if (null != to && getClosestInstanceFromNode(target) === targetInst) {
    var enter = new SyntheticEvent(name + 'Enter', kind + 'enter', to, nativeEvent, target);
    enter.target = toNode;
    enter.relatedTarget = fromNode;
    accumulateEnterLeaveListenersForEvent(queue, enter, to, common, !0);
  }
}
function commonAncestor(a, b) {
  var seen = new Set();
  for (; a; a = getParent(a)) seen.add(a), a.alternate && seen.add(a.alternate);
  for (; b && !seen.has(b); ) b = getParent(b);
  return b;
}
function isChange(node, domEventName) {
  var name = node.nodeName.toLowerCase(),
    isClick = isCheckable(node);
  if ('select' === name || ('input' === name && 'file' === node.type)) return 'change' === domEventName;
  return (
    (isClick
      ? 'click' === domEventName
      : ('input' === name || 'textarea' === name) &&
        ('input' === domEventName || 'change' === domEventName)) && updateValueIfChanged(node)
  );
}
var nonDelegatedEvents = new Set("beforetoggle cancel close error invalid load scroll scrollend toggle".split(" "));
function listenToAllSupportedEvents(rootContainerElement) {
  ["change", ...topLevelEventsToReactNames.keys()].forEach((domEventName) => {
    nonDelegatedEvents.has(domEventName) || listenToNativeEvent(domEventName, !1, rootContainerElement);
    listenToNativeEvent(domEventName, !0, rootContainerElement);
  });
}
function addTrappedEventListener(targetContainer, domEventName, eventSystemFlags, isCapture) {
  var priority = getEventPriority(domEventName);
  targetContainer.addEventListener(
    domEventName,
    (2 === priority ? dispatchDiscreteEvent : 8 === priority ? dispatchContinuousEvent : dispatchEvent).bind(
      null,
      domEventName,
      eventSystemFlags,
      targetContainer,
    ),
    { capture: isCapture, passive: /^touch(start|move)$|^wheel$/.test(domEventName) || void 0 },
  );
}
