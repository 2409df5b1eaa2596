// The stylesheet, shared by all elements, with a copy for elements that move to another document.
import { css } from '../styles/sheet.ts';

const HOME = [css.first];
const WHOLE = [css.first, css.rest];

// The only value that the bundle keeps at module level and makes late: parsing it takes time, so the first element does it.
const shared = new Map<string, CSSStyleSheet>();

/** Adopts the part of the stylesheet that the home page needs, or all of it. The rest takes as long to parse, and can wait. */
export function adoptStylesheet(root: ShadowRoot, { isHome } = { isHome: false }): void {
  const view = root.ownerDocument.defaultView;
  // In a template's content or in a parsed document nothing is drawn, and our stylesheet is refused.
  if (!view) return;
  root.adoptedStyleSheets = (isHome ? HOME : WHOLE).map((text) => sheetFor(view, text));
}

/** We use no `<style>`, which a strict content security policy would block. */
function sheetFor(view: Window, text: string): CSSStyleSheet {
  // A stylesheet belongs to the document it was made in, so an element that moves to a frame needs another.
  const kept = view === window ? shared.get(text) : undefined;
  if (kept) return kept;
  const made = new (view as unknown as typeof globalThis).CSSStyleSheet();
  made.replaceSync(text);
  if (view === window) shared.set(text, made);
  return made;
}
