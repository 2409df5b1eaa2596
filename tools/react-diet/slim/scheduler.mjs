// Knows the scheduler's loop without delayed tasks, on a MessageChannel alone.
var port;
function schedulePerformWorkUntilDeadline() {
  if (!port) {
    var channel = new MessageChannel();
    port = channel.port2;
    channel.port1.onmessage = performWorkUntilDeadline;
  }
  port.postMessage(null);
}
function performWorkUntilDeadline() {
  needsPaint = !1;
  if (isMessageLoopRunning) {
    startTime = performance.now();
    var hasMoreWork = !0;
    try {
      hasMoreWork = flushWork(startTime);
    } finally {
      hasMoreWork ? schedulePerformWorkUntilDeadline() : (isMessageLoopRunning = !1);
    }
  }
}
function flushWork(currentTime) {
  isHostCallbackScheduled = !1;
  isPerformingWork = !0;
  var previousPriorityLevel = currentPriorityLevel;
  try {
    currentTask = peek(taskQueue);
    for (; null !== currentTask && (currentTask.expirationTime <= currentTime || !shouldYieldToHost()); ) {
      var callback = currentTask.callback;
      if ("function" === typeof callback) {
        currentTask.callback = null;
        currentPriorityLevel = currentTask.priorityLevel;
        var continuation = callback(currentTask.expirationTime <= currentTime);
        currentTime = performance.now();
        if ("function" === typeof continuation) {
          currentTask.callback = continuation;
          return !0;
        }
        currentTask === peek(taskQueue) && pop(taskQueue);
      } else pop(taskQueue);
      currentTask = peek(taskQueue);
    }
    return null !== currentTask;
  } finally {
    currentTask = null;
    currentPriorityLevel = previousPriorityLevel;
    isPerformingWork = !1;
  }
}
exports.unstable_scheduleCallback = function (priorityLevel, callback) {
  var expirationTime = performance.now() + (1 === priorityLevel ? -1 : 2 === priorityLevel ? 250 : 5e3),
    task = {
      id: taskIdCounter++,
      callback: callback,
      priorityLevel: priorityLevel,
      expirationTime: expirationTime,
      sortIndex: expirationTime
    };
  push(taskQueue, task);
  if (!isHostCallbackScheduled && !isPerformingWork) {
    isHostCallbackScheduled = !0;
    if (!isMessageLoopRunning) {
      isMessageLoopRunning = !0;
      schedulePerformWorkUntilDeadline();
    }
  }
  return task;
};
exports.unstable_now = function () {
  return performance.now();
};
