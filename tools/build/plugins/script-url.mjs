// Inserts the code with which each format of the bundle finds its own URL.

/** In a page, an image named `currentScript` replaces `document.currentScript`, so the result must be a script. */
export const SCRIPT_URL = {
  classic: '((s)=>s&&s.tagName==="SCRIPT"&&s.src||"")(document.currentScript)',
  module: 'import.meta.url',
};

/** Replaces `__SCRIPT_URL__` by the expression. It is an output plugin, because both formats share one module graph. */
export function scriptUrl(expression) {
  return {
    name: 'script-url',
    renderChunk: (code) => ({ code: code.replaceAll('__SCRIPT_URL__', () => expression), map: null }),
  };
}
