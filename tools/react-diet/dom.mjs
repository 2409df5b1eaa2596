// Knows what of react-dom 19.2.9 this product can't reach, and what is left in its place.
import { readFileSync } from 'node:fs';

function slim(c, files) {
  for (const file of files) {
    const code = readFileSync(new URL(`slim/${file}.mjs`, import.meta.url), 'utf8');
    const tree = c.parse(code);
    let rest = '';
    const known = {};
    for (const node of tree.body) {
      const text = code.slice(node.start, node.end);
      const name = node.type === 'FunctionDeclaration' ? node.id.name : '';
      const isThere = name && c.ast.body.some((n) => n.type === 'FunctionDeclaration' && n.id.name === name);
      if (isThere) known[name] = text;
      else rest += `${text}\n`;
    }
    c.functions(known);
    c.set(c.code + rest);
  }
}
const NEVER_TAGS = [4, 9, 11, 12, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31];

export function dom(c) {
  const facts = { names: {}, fields: {}, calls: {}, tags: [], aliases: [], members: {}, rename: {} };
  // The order matters: whole functions first.
  c.statements([
    'ReactDOMSharedInternals.findDOMNode',
    'ReactDOMSharedInternals.d =',
    'var previousDispatcher',
    'function flushSyncWork()',
    'function requestFormReset(',
    'if ( "19.2.9" !==',
    'var isomorphicReactPackageVersion',
  ]);
  c.statements([
    'var internals$jscomp$inline_2347',
    'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
    'function setIsStrictModeForDevtools',
  ]);
  c.replace([
    ['', 'log$1 = Scheduler.log,', ''],
    ['', 'unstable_setDisableYieldValue = Scheduler.unstable_setDisableYieldValue,', ''],
  ]);
  facts.names.injectedHook = 'null';
  c.functions({
    formatProdErrorMessage: `function formatProdErrorMessage(code) { return "Minified React error #" + code + "; visit https://react.dev/errors/" + code; }`,
    createCapturedValueAtFiber: `function createCapturedValueAtFiber(value, source) { return { value: value, stack: "" }; }`,
  });
  c.statements(['var CapturedStacks']);
  {
    c.functions({ clz32Fallback: '', is: '' });
    c.replace([
      ['clz32', 'Math.clz32 ? Math.clz32 : clz32Fallback', 'Math.clz32'],
      ['objectIs', '"function" === typeof Object.is ? Object.is : is', 'Object.is'],
      [
        'scheduleMicrotask',
        `"function" === typeof queueMicrotask ? queueMicrotask : "undefined" !== typeof localPromise ? function (callback) { return localPromise .resolve(null) .then(callback) .catch(handleErrorInNextTick); } : scheduleTimeout`,
        'queueMicrotask',
      ],
      ['scheduleTimeout', '"function" === typeof setTimeout ? setTimeout : void 0', 'setTimeout'],
      ['scheduleTimeout', '"function" === typeof clearTimeout ? clearTimeout : void 0', 'clearTimeout'],
    ]);
    const report = c
      .declared('reportGlobalError')
      .declarations.find((d) => d.id.name === 'reportGlobalError');
    c.apply([[report.init.start, report.init.end, 'function (error) { reportError(error); }']]);
  }

  // ---- tags
  facts.tags = NEVER_TAGS;
  facts.types = ['REACT_PORTAL_TYPE', 'REACT_LAZY_TYPE'];
  c.functions({
    createFiberFromTypeAndProps: `function createFiberFromTypeAndProps(type, key, pendingProps, owner, mode, lanes) {
        var fiberTag = 0, kind = "object" === typeof type && null !== type ? type.$$typeof : type;
        if ("function" === typeof type) shouldConstruct(type) && (fiberTag = 1);
        else if ("string" === typeof type) fiberTag = 5;
        else if (kind === REACT_FRAGMENT_TYPE) return createFiberFromFragment(pendingProps.children, mode, lanes, key);
        else if (kind === REACT_STRICT_MODE_TYPE) fiberTag = 8;
        else if (kind === REACT_CONTEXT_TYPE) fiberTag = 10;
        else if (kind === REACT_MEMO_TYPE) fiberTag = 14;
        else { fiberTag = 29; pendingProps = Error(formatProdErrorMessage(130)); }
        key = createFiberImplClass(fiberTag, pendingProps, key, mode);
        key.type = key.elementType = type;
        key.lanes = lanes;
        return key;
      }`,
    getClosestInstanceFromNode: `function getClosestInstanceFromNode(node) {
        var inst = node[internalInstanceKey];
        for (; !inst && (node = node.parentNode); ) inst = node[internalContainerInstanceKey] || node[internalInstanceKey];
        return inst || null;
      }`,
    throwOnInvalidObjectTypeImpl: `function throwOnInvalidObjectTypeImpl() { throw Error(formatProdErrorMessage(31)); }`,
  });
  const inChild = [
    ['isArrayImpl(newChild) || getIteratorFn(newChild)', 'isArrayImpl(newChild)', 3],
    [
      `if ("function" === typeof newChild.then) return createChild(returnFiber, unwrapThenable(newChild), lanes);`,
      '',
    ],
    [
      `if (newChild.$$typeof === REACT_CONTEXT_TYPE) return createChild( returnFiber, readContextDuringReconciliation(returnFiber, newChild), lanes );`,
      '',
    ],
    [
      `if ("function" === typeof newChild.then) return updateSlot( returnFiber, oldFiber, unwrapThenable(newChild), lanes );`,
      '',
    ],
    [
      `if (newChild.$$typeof === REACT_CONTEXT_TYPE) return updateSlot( returnFiber, oldFiber, readContextDuringReconciliation(returnFiber, newChild), lanes );`,
      '',
    ],
    [
      `if ("function" === typeof newChild.then) return updateFromMap( existingChildren, returnFiber, newIdx, unwrapThenable(newChild), lanes );`,
      '',
    ],
    [
      `if (newChild.$$typeof === REACT_CONTEXT_TYPE) return updateFromMap( existingChildren, returnFiber, newIdx, readContextDuringReconciliation(returnFiber, newChild), lanes );`,
      '',
    ],
    [
      `|| ("object" === typeof elementType && null !== elementType && elementType.$$typeof === REACT_LAZY_TYPE && resolveLazy(elementType) === current.type)`,
      '',
    ],
    [
      `|| ("object" === typeof key && null !== key && key.$$typeof === REACT_LAZY_TYPE && resolveLazy(key) === currentFirstChild.type)`,
      '',
    ],
    [
      `if (getIteratorFn(newChild)) { key = getIteratorFn(newChild); if ("function" !== typeof key) throw Error(formatProdErrorMessage(150)); newChild = key.call(newChild); return reconcileChildrenIterator( returnFiber, currentFirstChild, newChild, lanes ); }`,
      '',
    ],
    [
      `if ("function" === typeof newChild.then) return reconcileChildFibersImpl( returnFiber, currentFirstChild, unwrapThenable(newChild), lanes );`,
      '',
    ],
    [
      `if (newChild.$$typeof === REACT_CONTEXT_TYPE) return reconcileChildFibersImpl( returnFiber, currentFirstChild, readContextDuringReconciliation(returnFiber, newChild), lanes );`,
      '',
    ],
    [`thenableIndexCounter$1 = 0;`, ''],
    [`thenableState$1 = null;`, ''],
    [`if (x === SuspenseException || x === SuspenseActionException) throw x;`, ''],
    [`finally { }`, ''],
  ];
  c.replace(inChild.map(([from, to, times = 1]) => ['createChildReconciler', from, to, times]));

  // ---- hydration and the work loop
  c.statements([
    'exports.hydrateRoot',
    'exports.createRoot',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'function ReactDOMHydrationRoot',
    'ReactDOMHydrationRoot.prototype.render',
    'ReactDOMHydrationRoot.prototype.unmount',
    'function ReactDOMRoot',
  ]);
  c.replace([
    ['initInput', ', isHydrating )', ')'],
    [
      'initInput',
      'isHydrating || value === element.value || (element.value = value);',
      'value === element.value || (element.value = value);',
    ],
    ['initInput', 'isHydrating ? element.checked : !!checked', '!!checked'],
    ['didReceiveUpdate', 'SelectiveHydrationException = Error(formatProdErrorMessage(461)),', ''],
    [
      'propagateParentContextChanges',
      `else if (parent === hostTransitionProviderCursor.current) { currentParent = parent.alternate; if (null === currentParent) throw Error(formatProdErrorMessage(387)); currentParent.memoizedState.memoizedState !== parent.memoizedState.memoizedState && (null !== current ? current.push(HostTransitionContext) : (current = [HostTransitionContext])); }`,
      '',
    ],
    [
      'initializeUpdateQueue',
      '{ pending: null, lanes: 0, hiddenCallbacks: null }',
      '{ pending: null, lanes: 0 }',
    ],
    [
      'classComponentUpdater',
      /* */ `, enqueueReplaceState: function (inst, payload, callback) { inst = inst._reactInternals; var lane = requestUpdateLane(), update = createUpdate(lane); update.tag = 1; update.payload = payload; void 0 !== callback && null !== callback && (update.callback = callback); payload = enqueueUpdate(inst, update, lane); null !== payload && (scheduleUpdateOnFiber(payload, inst, lane), entangleTransitions(payload, inst, lane)); }, enqueueForceUpdate: function (inst, callback) { inst = inst._reactInternals; var lane = requestUpdateLane(), update = createUpdate(lane); update.tag = 2; void 0 !== callback && null !== callback && (update.callback = callback); callback = enqueueUpdate(inst, update, lane); null !== callback && (scheduleUpdateOnFiber(callback, inst, lane), entangleTransitions(callback, inst, lane)); }`,
      '',
    ],
    ['reconcileChildFibers', ', hasForceUpdate = !1', ''],
    [
      'scheduleImmediateRootScheduleTask',
      'processRootScheduleInImmediateTask',
      'processRootScheduleInMicrotask',
    ],
    ['resetHooksOnUnwind', 'thenableIndexCounter = localIdCounter = 0; thenableState = null;', ''],
    ['finishRenderingHooks', 'thenableIndexCounter = 0; thenableState = null;', ''],
  ]);
  c.statements([
    'var SuspenseException =',
    'ReactSharedInternals.S =',
    'var prevOnStartTransitionFinish',
    'function flushSyncWork$1',
  ]);
  Object.assign(facts.names, { isHydrating: '!1', shouldDoubleInvokeUserFnsInHooksDEV: '!1' });
  Object.assign(facts.calls, { checkDidRenderIdHook: '!1' });
  facts.fields.defaultProps = 'void 0';
  // ---- events and properties
  c.statements(['var unitlessNumbers', 'var aliases']);
  const unitless =
    'animationIterationCount aspectRatio columnCount flex flexGrow flexShrink fontWeight gridArea gridColumn gridRow lineClamp lineHeight opacity order scale tabSize zIndex zoom fillOpacity stopOpacity strokeDasharray strokeDashoffset strokeOpacity strokeWidth';
  c.set(
    c.code +
      `
var unitlessNumbers = new Set("${unitless}".split(" ")),
  isJavaScriptProtocol = /^[\\u0000-\\u001F ]*j[\\r\\n\\t]*a[\\r\\n\\t]*v[\\r\\n\\t]*a[\\r\\n\\t]*s[\\r\\n\\t]*c[\\r\\n\\t]*r[\\r\\n\\t]*i[\\r\\n\\t]*p[\\r\\n\\t]*t[\\r\\n\\t]*:/i,
  isKebab = /^(clip(Path|Rule)$|dominant|fill|font|letter|marker[EMS]|paint|pointer|shape|stop|stroke|text[ADR]|vector|word)/;
function attributeName(key) {
  return "htmlFor" === key ? "for" : isKebab.test(key) ? key.replace(/[A-Z]/g, function (letter) { return "-" + letter.toLowerCase(); }) : key;
}
`,
  );
  c.replace([
    ['setProp', '(key = aliases.get(key) || key),', '(key = attributeName(key)),'],
    [
      'setProp',
      `if ( !(2 < key.length) || ("o" !== key[0] && "O" !== key[0]) || ("n" !== key[1] && "N" !== key[1]) )`,
      'if (!/^on[A-Z]/.test(key))',
    ],
  ]);
  facts.calls.isCustomElement = '!1';
  const noElements = [
    'video',
    'audio',
    'iframe',
    'object',
    'image',
    'embed',
    'source',
    'link',
    'area',
    'base',
    'br',
    'col',
    'hr',
    'keygen',
    'meta',
    'param',
    'track',
    'wbr',
    'menuitem',
  ];
  facts.strings = {
    setInitialProperties: [...noElements, 'dangerouslySetInnerHTML'],
    updateProperties: [...noElements, 'img', 'dangerouslySetInnerHTML'],
    setProp: [
      'data',
      'action',
      'formAction',
      'dangerouslySetInnerHTML',
      'muted',
      'suppressContentEditableWarning',
      'suppressHydrationWarning',
      'innerHTML',
      'innerText',
      'textContent',
      'autoFocus',
      'xlinkHref',
      'contentEditable',
      'autoReverse',
      'externalResourcesRequired',
      'focusable',
      'preserveAlpha',
      'allowFullScreen',
      'async',
      'autoPlay',
      'controls',
      'default',
      'defer',
      'disablePictureInPicture',
      'disableRemotePlayback',
      'formNoValidate',
      'loop',
      'noModule',
      'playsInline',
      'reversed',
      'scoped',
      'seamless',
      'itemScope',
      'capture',
      'popover',
      'xlinkActuate',
      'xlinkArcrole',
      'xlinkRole',
      'xlinkShow',
      'xlinkTitle',
      'xlinkType',
      'xmlBase',
      'xmlLang',
      'xmlSpace',
      'is',
    ],
    getEventPriority: [
      'copy',
      'cut',
      'auxclick',
      'dragend',
      'dragstart',
      'drop',
      'keypress',
      'pause',
      'play',
      'ratechange',
      'seeked',
      'volumechange',
      'textInput',
      'compositionstart',
      'compositionend',
      'compositionupdate',
      'beforeblur',
      'afterblur',
      'beforeinput',
      'drag',
      'dragenter',
      'dragexit',
      'dragleave',
      'dragover',
      'select',
      'selectstart',
      'fullscreenchange',
    ],
  };
  // events
  c.statements([
    'if (canUseDOM) try',
    'var root = null',
    'var EventInterface',
    'var KeyboardEventInterface',
    'canUseDOM && "documentMode" in document',
    'var canUseTextInputEvent',
    'if (canUseDOM) { var JSCompiler',
    'var skipSelectionChangeEvent',
    'var vendorPrefixes',
    'canUseDOM && ((style =',
    'var ANIMATION_END',
    'simpleEventPluginEvents.push',
    'for ( var i$jscomp$inline_1577',
    'registerSimpleEvent(ANIMATION_END',
    'registerSimpleEvent(ANIMATION_ITERATION',
    'registerSimpleEvent(ANIMATION_START',
    'registerSimpleEvent("dblclick"',
    'registerSimpleEvent("focusin"',
    'registerSimpleEvent("focusout"',
    'registerSimpleEvent(TRANSITION_RUN',
    'registerSimpleEvent(TRANSITION_START',
    'registerSimpleEvent(TRANSITION_CANCEL',
    'registerSimpleEvent(TRANSITION_END',
    'registerDirectEvent("onMouseEnter"',
    'registerDirectEvent("onMouseLeave"',
    'registerDirectEvent("onPointerEnter"',
    'registerDirectEvent("onPointerLeave"',
    'registerTwoPhaseEvent( "onChange"',
    'registerTwoPhaseEvent( "onSelect"',
    'registerTwoPhaseEvent("onBeforeInput"',
    'registerTwoPhaseEvent( "onCompositionEnd"',
    'registerTwoPhaseEvent( "onCompositionStart"',
    'registerTwoPhaseEvent( "onCompositionUpdate"',
    'var mediaEventTypes',
    'function registerSimpleEvent',
    'function registerDirectEvent',
    'function registerTwoPhaseEvent',
    'var allNativeEvents',
    'var canUseDOM',
    'var listeningMarker',
  ]);
  c.set(
    c.code +
      `
var topLevelEventsToReactNames = new Map(), allNativeEvents = new Set();
"${'animationEnd animationIteration animationStart beforeToggle cancel click close contextMenu error gotPointerCapture input invalid keyDown keyUp load lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp reset scroll scrollEnd submit toggle touchCancel touchEnd touchMove touchStart transitionEnd wheel'}".split(" ").forEach(function (name) {
  registerSimpleEvent(name.toLowerCase(), "on" + name[0].toUpperCase() + name.slice(1));
});
function registerSimpleEvent(domEventName, reactName) { allNativeEvents.add(domEventName); topLevelEventsToReactNames.set(domEventName, reactName); }
registerSimpleEvent("dblclick", "onDoubleClick"); registerSimpleEvent("focusin", "onFocus"); registerSimpleEvent("focusout", "onBlur");
allNativeEvents.add("change");
var nonDelegatedEvents = new Set("beforetoggle cancel close error invalid load scroll scrollend toggle".split(" "));
var SyntheticEvent = createSyntheticEvent();
`,
  );
  slim(c, [
    'hooks',
    'lanes',
    'work-loop',
    'commit',
    'fibers',
    'class-components',
    'schedule',
    'root',
    'events',
    'properties',
  ]);
  // hooks dispatchers
  const hooks = [
    'readContext',
    'use',
    'useImperativeHandle',
    'useInsertionEffect',
    'useDebugValue',
    'useDeferredValue',
    'useTransition',
    'useHostTransitionStatus',
    'useFormState',
    'useActionState',
    'useOptimistic',
    'useMemoCache',
    'useCacheRefresh',
    'useEffectEvent',
  ];
  c.properties(hooks, [
    'ContextOnlyDispatcher',
    'HooksDispatcherOnMount',
    'HooksDispatcherOnUpdate',
    'HooksDispatcherOnRerender',
  ]);
  c.statements([
    'ContextOnlyDispatcher.useEffectEvent =',
    'HooksDispatcherOnUpdate.useEffectEvent =',
    'HooksDispatcherOnRerender.useEffectEvent =',
  ]);
  c.replace([
    [
      'createFunctionComponentUpdateQueue',
      '{ lastEffect: null, events: null, stores: null, memoCache: null }',
      '{ lastEffect: null, stores: null }',
    ],
  ]);
  c.set(
    c.code +
      '\nfunction flushSyncWork$1() { 0 === (executionContext & 6) && flushSyncWorkAcrossRoots_impl(); }',
  );
  return facts;
}
