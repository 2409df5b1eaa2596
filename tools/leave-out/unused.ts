import { words } from './names.ts';

/** What may be imported from `react`, besides types. Everything else is missing or does not work. */
export const REACT_EXPORTS = words(`
  Fragment StrictMode cloneElement createContext createElement createRef isValidElement
  startTransition useCallback useContext useDebugValue useEffect useId useLayoutEffect useMemo
  useRef useState useSyncExternalStore
`);

/** What may be imported from `react-dom/client`. Nothing may be from `react-dom`, so there is no portal and no `flushSync`. */
export const REACT_DOM_EXPORTS = ['createRoot'];

/** Events that `src` may listen to, by React's names without `on`. */
export const EVENTS = words(`
  Blur Cancel Change Click Close Error Focus KeyDown PointerDown PointerMove PointerOut PointerOver Submit TouchMove Wheel
`);

/** Fields of the events that React has no class for any more. */
export const CUT_EVENT_FIELDS = words(`
  animationName changedTouches clipboardData dataTransfer deltaMode deltaX deltaY deltaZ elapsedTime propertyName
  pseudoElement submitter targetTouches touches
`);

/** Elements that need code that is left out, as does every element with a `-` in its name. */
export const CUT_ELEMENTS = words(`
  area audio base body col embed head html iframe image keygen link math menuitem meta object param script
  source style title track video wbr
`);

/** Properties of elements that need code that is left out. */
export const CUT_PROPERTIES = words(`
  action allowFullScreen async autoFocus autoPlay autoReverse capture cols contentEditable controls credentialless
  dangerouslySetInnerHTML data default defer disablePictureInPicture disableRemotePlayback
  download externalResourcesRequired focusable formAction formNoValidate innerHTML innerText is itemScope loop
  muted noModule playsInline popover preserveAlpha reversed rowSpan scoped seamless span start suppressContentEditableWarning
  suppressHydrationWarning textContent xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle
  xlinkType xmlBase xmlLang xmlSpace
`);

/** Attributes that React names differently from the DOM, with the DOM's name. `src` may use these alone. */
export const ALIASES: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  transformOrigin: 'transform-origin',
};

/** The beginnings of other attributes that React renames, but our build does not. */
export const CUT_ALIASES =
  /^(accent|acceptC|alignment|arabic|baseline|cap|clip|color|crossO|dominant|enable|fill|flood|font|glyph|horiz|httpE|image|letter|lighting|marker|overline|paint|pointer|rendering|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|xmlns|x)[A-Z]/;

/** Properties of `style` whose numbers are not pixels. */
export const UNITLESS = words('flexGrow fontWeight lineHeight opacity order zIndex');
