import { all, words } from './name-lists.ts';
import { ALIASES, CUT_PROPERTIES, UNITLESS } from './unused.ts';

// Elements and their attributes. Our root is a <div> in a shadow root, and below it is only HTML and SVG that `src` writes.

/** Void elements: `src` has none of them, or gives them no children. */
const VOID = words('area base br col embed hr keygen link menuitem meta param source track wbr');

export const ELEMENT_ANSWERS = {
  // Custom elements inside React, elements of the page's head.
  ...all('isCustomElement isHostHoistableType isSingletonScope', 'false'),
  // `src` writes the names of its attributes and makes none up. The expression that tells them takes longer to make than all else.
  isAttributeNameSafe: 'true',
};

export const ELEMENT_CONSTANTS = {
  // What `src` writes on no element.
  'props.autoFocus': 'false',
  // What goes into the page's head.
  ...all('currentHoistableRoot preloadPropsMap', 'null'),
  // A root that is an element loses a child as any element does.
  hostParentIsContainer: 'false',
};

export const ELEMENT_VALUES = {
  aliases: `new Map(${JSON.stringify(Object.entries(ALIASES))})`,
  unitlessNumbers: `new Set(${JSON.stringify(UNITLESS)})`,
};

/** A root of React of old, elements that extend one of the browser's, text as HTML. */
export const ELEMENT_FIELDS = all('_reactRootContainer dangerouslySetInnerHTML is', '(void 0)');

export const ELEMENT_NEVER = {
  // A root that is the document, or a part of it that there is once.
  nodeName: words('BODY HEAD HTML'),
  nodeType: [9],
  type: words('body head html noscript'),
};

export const ELEMENT_CASES = {
  // MathML is 2.
  completeWork: ['math', 'script', 2],
  getChildHostContextProd: ['math'],
  getOwnHostContext: ['http://www.w3.org/1998/Math/MathML'],
  // A root without a namespace.
  pushHostContainer: ['math', 'svg'],
  setInitialProperties: [...VOID, ...words('audio iframe image object video dangerouslySetInnerHTML')],
  setProp: CUT_PROPERTIES,
  updateProperties: [...VOID, 'dangerouslySetInnerHTML', 'img'],
};
