// Knows how React's four files are read without what this product can't reach: a rollup plugin, for the pinned versions alone.
import { dom } from './dom.mjs';
import { Cutter } from './engine.mjs';
import { fold } from './facts.mjs';

const PURE_EXPORT = /^exports\.(\w+)\s*=\s*/;

/** CommonJS to a module: each `exports.x = …` at the top level becomes an export that tree-shaking can leave out. */
export function asModule(cutter, requires) {
  const names = [];
  const edits = [];
  for (const node of cutter.ast.body) {
    const text = cutter.code.slice(node.start, node.end);
    const match = PURE_EXPORT.exec(text);
    if (node.type === 'ExpressionStatement' && match) {
      names.push(match[1]);
      edits.push([node.start, node.start + match[0].length, `const export_${match[1]} = `]);
    }
    if (node.directive) edits.push([node.start, node.end, '']);
  }
  cutter.apply(edits);
  cutter.set(
    `${requires}\n${cutter.code}\nexport { ${names.map((n) => `export_${n} as ${n}`).join(', ')} };`,
  );
}

export function dietReact(code, parse) {
  const c = new Cutter(code, parse, 'react');
  c.statements([
    'Component.prototype.forceUpdate =',
    'exports.Children =',
    'exports.PureComponent =',
    'ComponentDummy.prototype =',
    'var pureComponentPrototype =',
    'pureComponentPrototype.constructor',
    'assign(pureComponentPrototype',
    'pureComponentPrototype.isPure',
    'exports.__COMPILER_RUNTIME',
  ]);
  c.replace([
    [
      '',
      'ReactSharedInternals = { H: null, A: null, T: null, S: null }',
      'ReactSharedInternals = { H: null, T: null, S: null }',
    ],
    ['Component', 'this.updater = updater || ReactNoopUpdateQueue;', 'this.updater = updater;'],
    ['', `"object" === typeof performance && "function" === typeof performance.now`, '', 0],
  ]);
  c.replace([
    [
      '',
      `if ( "object" !== typeof partialState && "function" !== typeof partialState && null != partialState ) throw Error( "takes an object of state variables to update or a function which returns an object of state variables." );`,
      '',
    ],
  ]);
  asModule(c, '');
  c.set(`${c.code}\nimport * as itself from 'react';\nexport default itself;`);
  return c.code;
}

export function dietScheduler(code, parse) {
  const c = new Cutter(code, parse, 'scheduler');
  c.replace([['', 'exports.unstable_now()', 'performance.now()', 4 + 1]]);
  c.statements(['if ("object" === typeof performance', 'exports.unstable_now = void 0']);
  c.statements([
    'function advanceTimers',
    'function handleTimeout',
    'function requestHostTimeout',
    'if ("function" === typeof localSetImmediate)',
    'var schedulePerformWorkUntilDeadline;',
    'exports.unstable_forceFrameRate',
    'exports.unstable_Profiling',
  ]);
  c.replace([
    ['', 'advanceTimers(currentTime);', '', 3],
    [
      'performWorkUntilDeadline',
      `isHostTimeoutScheduled && ((isHostTimeoutScheduled = !1), localClearTimeout(taskTimeoutID), (taskTimeoutID = -1));`,
      '',
    ],
    [
      'performWorkUntilDeadline',
      `if (null !== currentTask) hasMoreWork = !0; else { var firstTimer = peek(timerQueue); null !== firstTimer && requestHostTimeout( handleTimeout, firstTimer.startTime - currentTime ); hasMoreWork = !1; }`,
      'hasMoreWork = null !== currentTask;',
    ],
    [
      '',
      `, options ) { var currentTime = performance.now(); "object" === typeof options && null !== options ? ((options = options.delay), (options = "number" === typeof options && 0 < options ? currentTime + options : currentTime)) : (options = currentTime);`,
      ') { var options = performance.now();',
    ],
    [
      '',
      `options > currentTime ? ((priorityLevel.sortIndex = options), push(timerQueue, priorityLevel), null === peek(taskQueue) && priorityLevel === peek(timerQueue) && (isHostTimeoutScheduled ? (localClearTimeout(taskTimeoutID), (taskTimeoutID = -1)) : (isHostTimeoutScheduled = !0), requestHostTimeout(handleTimeout, options - currentTime))) : (`,
      '(',
    ],
    ['', 'startTime: options,', ''],
  ]);
  c.set(
    c.code +
      `
var port;
function schedulePerformWorkUntilDeadline() {
  if (!port) {
    var channel = new MessageChannel();
    port = channel.port2;
    channel.port1.onmessage = performWorkUntilDeadline;
  }
  port.postMessage(null);
}
`,
  );
  asModule(c, '');
  c.set(`${c.code}\nexport const unstable_now = () => performance.now();`);
  return c.code;
}

export function dietJsx(code, parse) {
  const c = new Cutter(code, parse, 'jsx');
  asModule(c, '');
  return c.code;
}

export function dietDom(code, parse) {
  const c = new Cutter(code, parse, 'react-dom');
  if (!code.includes('exports.version = "19.2.9"')) c.fail('another version');
  const facts = dom(c);
  fold(c, facts);
  c.replace([
    [
      '',
      `var Scheduler = require("scheduler"), React = require("react"), ReactDOM = require("react-dom");`,
      '',
    ],
    ['', 'ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', '{ p: 0 }'],
  ]);
  c.statements(['exports.version']);
  asModule(c, `import * as Scheduler from 'scheduler'; import * as React from 'react';`);
  return c.code;
}

const FILES = {
  react: ['react/cjs/react.production.js', dietReact],
  'react/jsx-runtime': ['react/cjs/react-jsx-runtime.production.js', dietJsx],
  'react-dom/client': ['react-dom/cjs/react-dom-client.production.js', dietDom],
  scheduler: ['scheduler/cjs/scheduler.production.js', dietScheduler],
};

export function reactDiet(root) {
  const NM = `${root}/node_modules/`;
  return {
    name: 'react-diet',
    resolveId(source) {
      if (source === 'use-sync-external-store/shim/index.js') source = 'react';
      if (source in FILES) return NM + FILES[source][0];
      return null;
    },
    transform(code, id) {
      const entry = Object.values(FILES).find(([path]) => id === NM + path);
      if (!entry) return null;
      return { code: entry[1](code, (t) => this.parse(t)), map: null, moduleSideEffects: false };
    },
  };
}
