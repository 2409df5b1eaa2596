import { words } from './name-lists.ts';
import { CUT_MADE_EVENTS } from './unused.ts';

/** React-dom's own listening, where nobody listens. */
export const EVENT_CALLS = {
  // Events that React makes of others.
  registerTwoPhaseEvent: CUT_MADE_EVENTS.map((name) => `on${name}`),
  registerSimpleEvent: words(
    'onAnimationIteration onAnimationStart onTransitionCancel onTransitionRun onTransitionStart',
  ),
};

/** Cases for events that nobody listens to. */
export const EVENT_CASES = {
  dispatchEventForPluginEventSystem: words(`
    afterblur auxclick beforeblur beforetoggle contextmenu copy cut drag dragend dragenter dragexit dragleave dragover
    dragstart drop gotpointercapture lostpointercapture paste scroll touchcancel
  `),
  // Priorities of what nobody listens to.
  getEventPriority: words(`
    afterblur auxclick beforeblur beforeinput compositionend compositionstart compositionupdate contextmenu copy cut
    dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop fullscreenchange invalid keypress paste pause play
    ratechange reset seeked selectstart textInput volumechange
  `),
};
