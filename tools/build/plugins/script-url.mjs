// Inserts the code with which each format of the bundle finds its own URL.

/** An expression for each format. A page can name an image `currentScript`, so what is found must be a script. */
export const SCRIPT_URL = {
  classic: '((s)=>s&&s.tagName==="SCRIPT"&&s.src||"")(document.currentScript)',
  module: 'import.meta.url',
};

/** Puts the expression where the source says `__SCRIPT_URL__`; an output plugin, because the graph is shared. */
export function scriptUrl(expression) {
  return {
    name: 'script-url',
    renderChunk: (code) => ({ code: code.replaceAll('__SCRIPT_URL__', () => expression), map: null }),
  };
}
