// Knows what of scheduler.production.js goes: delayed tasks, and what other hosts than a browser have.

export function cutScheduler(cutter) {
  cutter.without(
    'if ("object" === typeof performance',
    'if ("function" === typeof localSetImmediate)',
    'exports.unstable_Profiling =',
    'exports.unstable_forceFrameRate =',
  );
  cutter.replace('shouldYieldToHost', ['exports.unstable_now()', 'performance.now()']);
  cutter.replace('localSetImmediate', [
    ', localSetImmediate = "undefined" !== typeof setImmediate ? setImmediate : null',
    '',
  ]);
}
