// Knows what is always so in react-dom, since nothing of `src` can make it otherwise.
import { CUT_ELEMENTS, CUT_PROPERTIES, CUT_TAGS } from '../unused.ts';

/** Void elements and images take the general way: nobody gives them children. */
const NO_WAY_OF_THEIR_OWN = [...CUT_ELEMENTS, 'br', 'hr'];

/** Of events that are not listened to, and that a page's own code does not answer by changing our state. */
const NO_PRIORITY =
  `afterblur auxclick beforeblur beforeinput compositionend compositionstart compositionupdate copy
  cut drag dragend dragenter dragexit dragleave dragover dragstart drop fullscreenchange keypress pause play ratechange
  seeked select selectstart textInput volumechange`.split(/\s+/);

export const FACTS = {
  names: {
    injectedHook: 'null',
    isHydrating: '!1',
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
  },
  fields: { defaultProps: 'void 0' },
  calls: {
    checkDidRenderIdHook: '!1',
    getIteratorFn: 'null',
    isCustomElement: '!1',
  },
  cases: {
    tags: CUT_TAGS,
    names: ['REACT_LAZY_TYPE', 'REACT_PORTAL_TYPE'],
    texts: {
      getEventPriority: NO_PRIORITY,
      setInitialProperties: [...NO_WAY_OF_THEIR_OWN, 'dangerouslySetInnerHTML'],
      setProp: CUT_PROPERTIES,
      updateProperties: [...NO_WAY_OF_THEIR_OWN, 'dangerouslySetInnerHTML', 'img'],
    },
  },
  tagNames: ['_instance2', '_instance3', 'tag'],
};
