import { all, words } from './name-lists.ts';
import { CUT_MADE_EVENTS, EVENTS } from './unused.ts';

/** React has lists of its own for these. */
const OTHERWISE_LISTENED_TO = words('Blur Focus');
const simpleEvents = EVENTS.filter((name) => !OTHERWISE_LISTENED_TO.includes(name));

export const EVENT_ANSWERS = {
  // Of `keypress`, that nothing listens to.
  getEventCharCode: '0',
  // `onBeforeInput` and `onSelect`.
  getNativeBeforeInputChars: 'null',
  constructSelectEvent: 'void 0',
};

/** Kinds of events that nobody listens to, or of which nobody reads more than of any. */
const CUT_CLASSES = words(`
  AnimationEvent ClipboardEvent CompositionEvent DragEvent SubmitEvent ToggleEvent TouchEvent TransitionEvent WheelEvent
`);

export const EVENT_CONSTANTS = {
  ...all('canUseTextInputEvent isInputEventSupported', 'true'),
  // What is composed is heard as what is typed, by `onChange`: nobody listens to `onCompositionStart` and the like.
  ...all('canUseCompositionEvent isComposing useFallbackCompositionData', 'false'),
  // `onSelect`.
  ...all('activeElement activeElementInst lastSelection', 'null'),
  mouseDown: 'false',
  ...all(
    'dispatchEventForPluginEventSystem.eventType dispatchEventForPluginEventSystem.fallbackData',
    'null',
  ),
  // No scrolling is heard.
  'dispatchEventForPluginEventSystem.accumulateTargetOnly': 'false',
  ...Object.assign({}, ...CUT_CLASSES.map((name) => all(`${name}Interface Synthetic${name}`, 'null'))),
};

export const EVENT_VALUES = {
  mediaEventTypes: "['error']",
  // Events that wait for hydration.
  discreteReplayableEvents: '[]',
  // Keys as browsers named them long ago, or did not name them.
  ...all('normalizeKey translateToKey', '{}'),
  simpleEventPluginEvents: JSON.stringify(
    simpleEvents.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`),
  ),
};

/** What events of browsers of old have. */
export const EVENT_FIELDS = all('correspondingUseElement parentWindow srcElement', 'null');

export const EVENT_NEVER = {
  // What goes into something and out of it is made of these: `src` asks them itself (src/ui/crosses.ts).
  domEventName: words('mouseout mouseover pointerout pointerover'),
  // The key of an input method, of which `onCompositionStart` was made where browsers have no events of it.
  keyCode: [229],
  // Elements of the page's head and the page's own (`tag` says which).
  ...Object.fromEntries(words('_instance _instance2 _instance3 grandTag').map((name) => [name, [26, 27]])),
};

/** React-dom's own listening, where nobody listens. */
export const EVENT_CALLS = {
  // Events that React makes of others.
  registerTwoPhaseEvent: CUT_MADE_EVENTS.map((name) => `on${name}`),
  registerSimpleEvent: words(`
    onAnimationEnd onAnimationIteration onAnimationStart onDoubleClick onTransitionCancel onTransitionEnd
    onTransitionRun onTransitionStart
  `),
  registerDirectEvent: words('onMouseEnter onMouseLeave onPointerEnter onPointerLeave'),
  // What a list of simple events is given on top.
  'simpleEventPluginEvents.push': ['scrollEnd'],
  // Events that wait for hydration.
  'discreteReplayableEvents.indexOf': ['domEventName'],
};

/** Cases for events that nobody listens to. */
export const EVENT_CASES = {
  dispatchEventForPluginEventSystem: words(`
    afterblur auxclick beforeblur beforetoggle contextmenu copy cut dblclick drag dragend dragenter
    dragexit dragleave dragover dragstart drop gotpointercapture keypress keyup lostpointercapture
    mousedown mousemove mouseup paste pointercancel pointerup scroll scrollend submit toggle touchcancel
    touchend touchmove touchstart wheel
  `),
  // Priorities of what nobody listens to.
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
