// What a tag in a `.tsx` file becomes in the script. Children as arguments make the script smaller than React's own calls, which
// have them as a property of each tag.
import { Fragment, jsx } from 'react/jsx-runtime';

export { Fragment };

/**
 * `props` belong to this call alone, as a tag's do, so its children are added to them.
 * @param {object | string | null} props only a class as its text
 */
export function tag(type, props, ...children) {
  const all = typeof props === 'string' ? { className: props } : (props ?? {});
  if (children.length > 0) all.children = children.length > 1 ? children : children[0];
  return jsx(type, all);
}
