import { words } from './name-lists.ts';
import { CUT_MADE_EVENTS } from './unused.ts';

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
};

/** Cases for events that nobody listens to. */
export const EVENT_CASES = {
  dispatchEventForPluginEventSystem: words(`
    afterblur auxclick beforeblur beforetoggle contextmenu copy cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop gotpointercapture keypress keyup lostpointercapture mousedown
    mousemove mouseup paste pointercancel pointerup scroll scrollend submit toggle touchcancel touchend touchmove touchstart wheel
  `),
  // Priorities of what nobody listens to.
  getEventPriority: words(`
    afterblur auxclick beforeblur beforeinput compositionend compositionstart compositionupdate contextmenu copy cut
    dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop fullscreenchange invalid keypress paste pause play
    ratechange reset seeked selectstart textInput volumechange
    beforetoggle fullscreenerror keyup mousedown mouseenter mouseleave mousemove mouseup pointercancel pointerenter pointerleave
    toggle touchcancel touchend touchstart
  `),
  getListener: words(`
    onDoubleClick onDoubleClickCapture onMouseDown onMouseDownCapture onMouseEnter onMouseMove onMouseMoveCapture
    onMouseUp onMouseUpCapture
  `),
};
