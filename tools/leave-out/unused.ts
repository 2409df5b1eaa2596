import { words } from './name-lists.ts';

/** What may be imported from `react`; types apart. Everything else is not there, or does not work. */
export const REACT_EXPORTS = words(`
  Fragment StrictMode cloneElement createContext createElement createRef isValidElement
  startTransition useCallback useContext useDebugValue useEffect useId useLayoutEffect useMemo
  useRef useState useSyncExternalStore
`);

/** What may be imported from `react-dom/client`; nothing from `react-dom`, so no portal and no `flushSync`. */
export const REACT_DOM_EXPORTS = ['createRoot'];

/** Events that `src` may listen to, as React names them without `on`: those that the test of random trees sends. */
export const EVENTS = words(`
  Blur Cancel Click Close Error Focus KeyDown PointerDown PointerMove PointerOut PointerOver Submit TouchMove Wheel
`);

/** Events that React makes of several others. */
export const MADE_EVENTS = ['Change'];

/** Events that React makes of several others, and nobody listens to. */
export const CUT_MADE_EVENTS = words('BeforeInput CompositionEnd CompositionStart CompositionUpdate Select');

/** What React copies from an event and `src` does not read of it. */
export const CUT_EVENT_FIELDS = words(`
  animationName buttons cancelable changedTouches charCode clipboardData dataTransfer elapsedTime eventPhase
  getModifierState isPrimary keyCode locale movementX movementY pageX pageY pressure propertyName pseudoElement screenX
  screenY tangentialPressure targetTouches tiltX tiltY timeStamp twist which
`);

/** Elements that need what is cut; so does one with a `-` in its name. */
export const CUT_ELEMENTS = words(`
  area audio base body col embed head html iframe image keygen link math menuitem meta object param script
  source style title track video wbr
`);

/** Properties of elements that need what is cut. */
export const CUT_PROPERTIES = words(`
  action allowFullScreen async autoFocus autoPlay autoReverse capture cols contentEditable controls credentialless
  dangerouslySetInnerHTML data default defer disablePictureInPicture disableRemotePlayback
  download externalResourcesRequired focusable formAction formNoValidate innerHTML innerText is itemScope loop
  muted noModule playsInline popover preserveAlpha reversed rowSpan scoped seamless span start suppressContentEditableWarning
  suppressHydrationWarning textContent xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle
  xlinkType xmlBase xmlLang xmlSpace
`);

/** Attributes that `src` may write as React does, and how the DOM has them; of those that are no properties. */
export const ALIASES: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  transformOrigin: 'transform-origin',
};

/** How the names begin of those that React knows and we do not. */
export const CUT_ALIASES =
  /^(accent|acceptC|alignment|arabic|baseline|cap|clip|color|crossO|dominant|enable|fill|flood|font|glyph|horiz|httpE|image|letter|lighting|marker|overline|paint|pointer|rendering|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|xmlns|x)[A-Z]/;

/** Numbers of a `style` that are none of pixels. */
export const UNITLESS = words('flexGrow fontWeight lineHeight opacity order zIndex');
