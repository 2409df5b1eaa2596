import { all, words } from './name-lists.ts';
import { ALIASES, CUT_PROPERTIES, UNITLESS } from './unused.ts';

// Elements and their attributes. Our root is a <div> in a shadow root, which contains only HTML and SVG from `src`.

/** Void elements, which `src` does not use, or to which it gives no children. */
const VOID = words('area base br col embed hr keygen link menuitem meta param source track wbr');

export const ELEMENT_ANSWERS = {
  // Custom elements inside React, and elements of the page's head.
  ...all('isCustomElement isHostHoistableType isSingletonScope', 'false'),
  // `src` has only fixed names of attributes. The expression that checks them is slow to create.
  isAttributeNameSafe: 'true',
};

export const ELEMENT_CONSTANTS = {
  // `src` never sets this property.
  'props.autoFocus': 'false',
  // Elements of the page's head.
  ...all('currentHoistableRoot preloadPropsMap', 'null'),
  // Our root is an element, so a child is removed from it as from any element.
  hostParentIsContainer: 'false',
};

export const ELEMENT_VALUES = {
  aliases: `new Map(${JSON.stringify(Object.entries(ALIASES))})`,
  unitlessNumbers: `new Set(${JSON.stringify(UNITLESS)})`,
};

/** Roots of older versions of React, text as HTML, and elements that extend one of the browser's. */
export const ELEMENT_FIELDS = all('_reactRootContainer dangerouslySetInnerHTML is', '(void 0)');

export const ELEMENT_NEVER = {
  // A root that is the document or one of its unique elements.
  nodeName: words('BODY HEAD HTML'),
  nodeType: [9],
  type: words('body head html noscript'),
};

export const ELEMENT_CASES = {
  // 2 is MathML.
  completeWork: ['math', 'script', 2],
  getChildHostContextProd: ['math'],
  getOwnHostContext: ['http://www.w3.org/1998/Math/MathML'],
  // A root without a namespace.
  pushHostContainer: ['math', 'svg'],
  setInitialProperties: [...VOID, ...words('audio iframe image object video dangerouslySetInnerHTML')],
  setProp: CUT_PROPERTIES,
  updateProperties: [...VOID, 'dangerouslySetInnerHTML', 'img'],
};
