// Finds the selectors of the widget's stylesheet that match no element in any state of a walk in the gallery.

/** Runs in the page before its own scripts. `heqUnmatched` then has the selectors that have matched nothing so far. */
export function noteUnmatched(): void {
  const STATES = ':(?:hover|focus-visible|focus-within|focus|active)';
  // These parts depend on the visitor's device or on the theme, not on the state of the screen.
  const ANY = new RegExp(
    `:(?:has|is|not|where)\\(${STATES}(?:, ?${STATES})*\\)|${STATES}(?![\\w-])|::[\\w-]+(?:\\([^)]*\\))?|\\[data-theme[^\\]]*\\]`,
    'g',
  );
  const left = new Set<string>();
  const known = new WeakSet<CSSStyleSheet>();

  /** The parts of a list of selectors, split at its outer commas. */
  function* parts(list: string): Generator<string> {
    let depth = 0;
    let begin = 0;
    for (let at = 0; at <= list.length; at += 1) {
      if (list[at] === '(' || list[at] === '[') depth += 1;
      if (list[at] === ')' || list[at] === ']') depth -= 1;
      if (at < list.length && (list[at] !== ',' || depth > 0)) continue;
      yield list.slice(begin, at).trim();
      begin = at + 1;
    }
  }

  const plain = (selector: string) =>
    selector
      .replace(ANY, '')
      .replace(/^\s*(?=[>+~]|$)/, '*')
      .replace(/([>+~])\s*$/, '$1 *');

  function add(rules: CSSRuleList): void {
    for (const rule of rules) {
      const { selectorText, cssRules } = rule as CSSStyleRule;
      for (const selector of selectorText ? parts(selectorText) : [])
        if (!selector.includes(':host')) left.add(plain(selector));
      if (cssRules) add(cssRules);
    }
  }

  function look(): void {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const sheet of roots.flatMap(({ adoptedStyleSheets }) => adoptedStyleSheets)) {
      if (!known.has(sheet)) add(sheet.cssRules);
      known.add(sheet);
    }
    for (const selector of left)
      if (roots.some((root) => root.querySelector(selector))) left.delete(selector);
  }

  // The gallery's frame calls `heqReached` in each state. Loaders and other passing screens are seen in between.
  const heqReached = async () => look();
  Object.assign(window, { heqUnmatched: left, heqReached });
  requestAnimationFrame(function again() {
    look();
    requestAnimationFrame(again);
  });
}
