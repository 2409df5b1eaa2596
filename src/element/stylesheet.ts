// Shared by every instance, with a copy for elements moved to another document.
import { css } from '../styles/sheet.ts';

const HOME = [css.first];
const WHOLE = [css.first, css.rest];

// The only thing in the bundle that is kept at module level and made late: parsing it costs, so the first element pays.
const shared = new Map<string, CSSStyleSheet>();

/** Adopts what the home page needs of the stylesheet, or all of it: the rest takes as long to read, and can wait. */
export function dress(root: ShadowRoot, { isHome } = { isHome: false }): void {
  const view = root.ownerDocument.defaultView;
  // A template's content, or a page that was only read: nothing is drawn there, and our sheet is refused.
  if (!view) return;
  root.adoptedStyleSheets = (isHome ? HOME : WHOLE).map((text) => sheetFor(view, text));
}

/** No `<style>`, so a strict content security policy has nothing to refuse. */
function sheetFor(view: Window, text: string): CSSStyleSheet {
  // A sheet belongs to the document it was made in: one moved to a frame needs its own.
  const kept = view === window ? shared.get(text) : undefined;
  if (kept) return kept;
  const made = new (view as unknown as typeof globalThis).CSSStyleSheet();
  made.replaceSync(text);
  if (view === window) shared.set(text, made);
  return made;
}
