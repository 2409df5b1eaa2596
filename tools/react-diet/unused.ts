// Knows what of React this product uses, and so what the diet may cut: the cuts and the house rule read it here.

const words = (text: string) => text.trim().split(/\s+/);

/** What may be imported from `react`; types apart. Everything else is not there, or does not work. */
export const REACT_EXPORTS = words(`
  Component Fragment StrictMode cloneElement createContext createElement createRef isValidElement memo
  startTransition useCallback useContext useDebugValue useEffect useId useLayoutEffect useMemo useReducer
  useRef useState useSyncExternalStore
`);

/** What may be imported from `react-dom/client`; nothing from `react-dom`, so no portal and no `flushSync`. */
export const REACT_DOM_EXPORTS = ['createRoot'];

/** Hooks that the dispatchers of react-dom lose. `useDebugValue` does nothing in a build anyway. */
export const CUT_HOOKS = words(`
  readContext use useActionState useCacheRefresh useDebugValue useDeferredValue useEffectEvent
  useFormState useHostTransitionStatus useImperativeHandle useInsertionEffect useMemoCache useOptimistic
  useTransition
`);

/** Kinds of fiber that are never made, by React's numbers. */
export const CUT_TAGS = [
  4, // portal
  9, // context consumer: useContext reads it
  11, // forwardRef: a ref is a property
  12, // profiler
  13, // suspense
  16, // lazy
  17, // unfinished class
  18, // dehydrated
  19, // list of suspense
  21, // scope
  22, // hidden
  23, // hidden, of old
  24, // cache
  25, // tracing marker
  26, // hoisted <title>, <meta>, <link>, <style>, <script>: none of ours may reach the page's head
  27, // <html>, <head>, <body>
  28, // unfinished function
  30, // view transition
  31, // activity
];

/** Events that are listened to, as React names them without `on`; those of `change` and of enter and leave come on top. */
export const EVENTS = words(`
  AnimationEnd AnimationIteration AnimationStart BeforeToggle Blur Cancel Click Close ContextMenu
  DoubleClick Error Focus GotPointerCapture Input Invalid KeyDown KeyUp Load LostPointerCapture MouseDown
  MouseMove MouseOut MouseOver MouseUp Paste PointerCancel PointerDown PointerMove PointerOut PointerOver
  PointerUp Reset Scroll ScrollEnd Submit Toggle TouchCancel TouchEnd TouchMove TouchStart TransitionEnd
  Wheel
`);

/** Events that React makes of several others. */
export const MADE_EVENTS = ['Change', 'MouseEnter', 'MouseLeave', 'PointerEnter', 'PointerLeave'];

/** Elements that need what is cut; so does one with a `-` in its name. */
export const CUT_ELEMENTS = words(`
  area audio base body col embed head html iframe image keygen link math menuitem meta object param script
  source style title track video wbr
`);

/** Properties of elements that need what is cut. */
export const CUT_PROPERTIES = words(`
  action allowFullScreen async autoFocus autoPlay autoReverse capture contentEditable controls
  dangerouslySetInnerHTML data default defer disablePictureInPicture disableRemotePlayback
  externalResourcesRequired focusable formAction formNoValidate innerHTML innerText is itemScope loop
  muted noModule playsInline popover preserveAlpha reversed scoped seamless suppressContentEditableWarning
  suppressHydrationWarning textContent xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle
  xlinkType xmlBase xmlLang xmlSpace
`);

/** Members of a class component that are never called; a class is there for its error boundary. */
export const CUT_CLASS_MEMBERS = words(`
  UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate componentWillMount
  componentWillReceiveProps componentWillUpdate contextType defaultProps forceUpdate
  getSnapshotBeforeUpdate shouldComponentUpdate
`);

/** Properties and methods that an event handed to a handler does not have. */
export const CUT_EVENT_MEMBERS = [
  'charCode',
  'getModifierState',
  'isPersistent',
  'keyCode',
  'persist',
  'which',
];
