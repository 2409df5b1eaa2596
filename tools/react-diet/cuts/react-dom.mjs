// Knows what of react-dom-client.production.js goes, beside the functions of slim/.
import { CUT_HOOKS } from '../unused.ts';
import { cutEvents } from './react-dom-events.mjs';

const DISPATCHERS = [
  'ContextOnlyDispatcher',
  'HooksDispatcherOnMount',
  'HooksDispatcherOnUpdate',
  'HooksDispatcherOnRerender',
];

export function cutReactDom(cutter) {
  takeOutEnvironment(cutter);
  takeOutOldBrowsers(cutter);
  takeOutHydration(cutter);
  takeOutHooks(cutter);
  takeOutKindsOfChild(cutter);
  takeOutProperties(cutter);
  cutEvents(cutter);
  // Not for the bytes: a page may have a `var event` of its own, which is null until something happens.
  cutter.replace('resolveUpdatePriority', ['void 0 === updatePriority', 'null == updatePriority']);
}

/** Resources of the page's head, forms' actions, development tools, the check of another copy of React. */
function takeOutEnvironment(cutter) {
  cutter.without(
    'ReactDOMSharedInternals.findDOMNode =',
    'ReactDOMSharedInternals.d =',
    'var previousDispatcher =',
    'var isomorphicReactPackageVersion$jscomp$inline_1840 =',
    'if ( "19.2.9" !==',
    'var internals$jscomp$inline_2347 =',
    'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
    'exports.version =',
  );
  cutter.replace(
    '',
    ['ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', '{ p: 0 }'],
    ['log$1 = Scheduler.log,', ''],
    ['unstable_setDisableYieldValue = Scheduler.unstable_setDisableYieldValue,', ''],
  );
}

function takeOutOldBrowsers(cutter) {
  cutter.replace('clz32', ['Math.clz32 ? Math.clz32 : clz32Fallback', 'Math.clz32']);
  cutter.replace('objectIs', ['"function" === typeof Object.is ? Object.is : is', 'Object.is']);
  cutter.replace('scheduleMicrotask', [
    `"function" === typeof queueMicrotask ? queueMicrotask : "undefined" !== typeof localPromise ? function (callback) {
      return localPromise .resolve(null) .then(callback) .catch(handleErrorInNextTick); } : scheduleTimeout`,
    'queueMicrotask',
  ]);
  const variables = cutter.declaration('reportGlobalError').declarations;
  const { init } = variables.find(({ id }) => id.name === 'reportGlobalError');
  // Looked up when it is needed: a server that imports the module has none.
  cutter.edit([[init, 'function (error) { reportError(error); }']]);
}

function takeOutHydration(cutter) {
  cutter.without(
    'exports.hydrateRoot =',
    'ReactDOMHydrationRoot.prototype.render =',
    'ReactDOMHydrationRoot.prototype.unmount =',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
  );
  cutter.replace(
    'initInput',
    [', isHydrating )', ')'],
    ['isHydrating || value === element.value', 'value === element.value'],
    ['isHydrating ? element.checked : !!checked', '!!checked'],
  );
  cutter.replace('didReceiveUpdate', [
    'SelectiveHydrationException = Error(formatProdErrorMessage(461)),',
    '',
  ]);
}

/** What CUT_HOOKS names, and what thenables, optimistic updates and transitions' actions leave in the others. */
function takeOutHooks(cutter) {
  for (const dispatcher of DISPATCHERS) cutter.withoutProperties(dispatcher, CUT_HOOKS);
  cutter.without(
    'ContextOnlyDispatcher.useEffectEvent =',
    'HooksDispatcherOnUpdate.useEffectEvent =',
    'HooksDispatcherOnRerender.useEffectEvent =',
    'var prevOnStartTransitionFinish =',
    'ReactSharedInternals.S =',
    'var SuspenseException =',
  );
  cutter.replace('createFunctionComponentUpdateQueue', ['events: null,', ''], [', memoCache: null', '']);
  cutter.replace('resetHooksOnUnwind', [
    'thenableIndexCounter = localIdCounter = 0; thenableState = null;',
    '',
  ]);
  cutter.replace('finishRenderingHooks', ['thenableIndexCounter = 0; thenableState = null;', '']);
  cutter.replace('initializeUpdateQueue', [', hiddenCallbacks: null', '']);
  cutter.replace('propagateParentContextChanges', ['parent === hostTransitionProviderCursor.current', '!1']);
  cutter.replace('scheduleImmediateRootScheduleTask', [
    'processRootScheduleInImmediateTask',
    'processRootScheduleInMicrotask',
  ]);
  cutter.replace('reconcileChildFibers', [', hasForceUpdate = !1', '']);
}

/** A child is an element, a text, a number, an array or nothing: no thenable, context, lazy one or iterable. */
function takeOutKindsOfChild(cutter) {
  cutter.replace(
    'createChildReconciler',
    ['"function" === typeof newChild.then', '!1', 4],
    ['newChild.$$typeof === REACT_CONTEXT_TYPE', '!1', 4],
    ['elementType.$$typeof === REACT_LAZY_TYPE', '!1'],
    ['key.$$typeof === REACT_LAZY_TYPE', '!1'],
    ['x === SuspenseException || x === SuspenseActionException', '!1'],
    ['thenableIndexCounter$1 = 0;', ''],
    ['thenableState$1 = null;', ''],
  );
}

/** The table of attributes' names becomes a pattern, properties of unknown elements and names that HTML forbids go. */
function takeOutProperties(cutter) {
  cutter.replace(
    'setProp',
    ['aliases.get(key) || key', 'attributeName(key)'],
    [
      `!(2 < key.length) || ("o" !== key[0] && "O" !== key[0]) || ("n" !== key[1] && "N" !== key[1])`,
      '!/^on[A-Z]/.test(key)',
    ],
  );
}
