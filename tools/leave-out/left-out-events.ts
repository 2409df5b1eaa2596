import { all, words } from './name-lists.ts';
import { CUT_MADE_EVENTS, EVENTS } from './unused.ts';

/** React registers these separately from simple events. */
const OTHERWISE_LISTENED_TO = words('Blur Focus');
const simpleEvents = EVENTS.filter((name) => !OTHERWISE_LISTENED_TO.includes(name));

export const EVENT_ANSWERS = {
  // For `keypress`, to which nobody listens.
  getEventCharCode: '0',
  // For `onBeforeInput` and `onSelect`.
  getNativeBeforeInputChars: 'null',
  constructSelectEvent: 'void 0',
};

/** Classes of events to which nobody listens, or of which nobody reads more than the fields of every event. */
const CUT_CLASSES = words(`
  AnimationEvent ClipboardEvent CompositionEvent DragEvent SubmitEvent ToggleEvent TouchEvent TransitionEvent WheelEvent
`);

export const EVENT_CONSTANTS = {
  ...all('canUseTextInputEvent isInputEventSupported', 'true'),
  // `onChange` reports composed text, too. Nobody listens to `onCompositionStart` and similar events.
  ...all('canUseCompositionEvent isComposing useFallbackCompositionData', 'false'),
  // For `onSelect`.
  ...all('activeElement activeElementInst lastSelection', 'null'),
  mouseDown: 'false',
  ...all(
    'dispatchEventForPluginEventSystem.eventType dispatchEventForPluginEventSystem.fallbackData',
    'null',
  ),
  // Nobody listens to scrolling.
  'dispatchEventForPluginEventSystem.accumulateTargetOnly': 'false',
  ...Object.assign({}, ...CUT_CLASSES.map((name) => all(`${name}Interface Synthetic${name}`, 'null'))),
};

export const EVENT_VALUES = {
  mediaEventTypes: "['error']",
  // Events that wait for hydration.
  discreteReplayableEvents: '[]',
  // Names of keys in very old browsers.
  ...all('normalizeKey translateToKey', '{}'),
  simpleEventPluginEvents: JSON.stringify(
    simpleEvents.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`),
  ),
};

/** Fields of events in old browsers. */
export const EVENT_FIELDS = all('correspondingUseElement parentWindow srcElement', 'null');

export const EVENT_NEVER = {
  // React creates enter and leave events from these. `src` uses these events itself (src/ui/events.ts).
  domEventName: words('mouseout mouseover pointerout pointerover'),
  // The key code of an input method, from which React creates `onCompositionStart` in browsers without that event.
  keyCode: [229],
  // Elements of the page's head, and the page's <html>, <head> and <body> (see `tag` in left-out-react-dom.ts).
  ...Object.fromEntries(words('_instance _instance2 _instance3 grandTag').map((name) => [name, [26, 27]])),
};

/** Events that react-dom registers, but to which nobody listens. */
export const EVENT_CALLS = {
  // Events that React creates from others.
  registerTwoPhaseEvent: CUT_MADE_EVENTS.map((name) => `on${name}`),
  registerSimpleEvent: words(`
    onAnimationEnd onAnimationIteration onAnimationStart onDoubleClick onTransitionCancel onTransitionEnd
    onTransitionRun onTransitionStart
  `),
  registerDirectEvent: words('onMouseEnter onMouseLeave onPointerEnter onPointerLeave'),
  // An event that React adds to its list of simple events.
  'simpleEventPluginEvents.push': ['scrollEnd'],
  // Events that wait for hydration.
  'discreteReplayableEvents.indexOf': ['domEventName'],
};

/** Cases for events to which nobody listens. */
export const EVENT_CASES = {
  dispatchEventForPluginEventSystem: words(`
    afterblur auxclick beforeblur beforetoggle contextmenu copy cut dblclick drag dragend dragenter
    dragexit dragleave dragover dragstart drop gotpointercapture keypress keyup lostpointercapture
    mousedown mousemove mouseup paste pointercancel pointerup scroll scrollend submit toggle touchcancel
    touchend touchmove touchstart wheel
  `),
  // Priorities of events to which nobody listens.
  getEventPriority: words(`
    afterblur auxclick beforeblur beforeinput beforetoggle compositionend compositionstart
    compositionupdate contextmenu copy cut dblclick drag dragend dragenter dragexit dragleave dragover
    dragstart drop fullscreenchange fullscreenerror invalid keypress keyup mousedown mouseenter
    mouseleave mousemove mouseup paste pause play pointercancel pointerenter pointerleave ratechange
    reset seeked selectstart textInput toggle touchcancel touchend touchstart volumechange
  `),
  getListener: words(`
    onDoubleClick onDoubleClickCapture onMouseDown onMouseDownCapture onMouseEnter onMouseMove
    onMouseMoveCapture onMouseUp onMouseUpCapture
  `),
};
