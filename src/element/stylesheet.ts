// Shared by every instance, with a copy for elements moved to another document.
import { css } from '../styles/sheet.ts';

// The only thing in the bundle that is kept at module level and made late: parsing it costs, so the first element pays.
let shared: CSSStyleSheet | null = null;

/** Adopts the stylesheet: no `<style>`, so a strict content security policy has nothing to refuse. */
export function dress(root: ShadowRoot): void {
  const view = root.ownerDocument.defaultView;
  // A template's content, or a page that was only read: nothing is drawn there, and our sheet is refused.
  if (!view) return;
  if (view !== window) {
    // A sheet belongs to the document it was made in: one moved to a frame needs its own.
    const own = new (view as unknown as typeof globalThis).CSSStyleSheet();
    own.replaceSync(css);
    root.adoptedStyleSheets = [own];
    return;
  }
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(css);
  }
  root.adoptedStyleSheets = [shared];
}
