// The theme's colours and font, read at the chart's place when it is drawn.

export interface Inks {
  readonly text: string;
  readonly muted: string;
  /** The background. */
  readonly ground: string;
  readonly hairline: string;
  /** The fourth is the sun's colour. */
  readonly series: Readonly<Record<1 | 2 | 3 | 4, string>>;
  /** The fill under a line, before and after the flag. */
  readonly area: string;
  readonly areaAfter: string;
  readonly family: string;
  /** px */
  readonly size: number;
  /** True if the theme has rounded corners. Bars then have them, too. */
  readonly isRound: boolean;
}

/**
 * Reads an element that has each colour in a different property (`chart__inks` in chart.css). The result is always a computed
 * colour, even for custom properties and mixes, and the system's own colour under forced colours.
 */
export function readInks(probe: Element): Inks {
  const style = getComputedStyle(probe);
  return {
    text: style.color,
    muted: style.outlineColor,
    ground: style.backgroundColor,
    hairline: style.borderLeftColor,
    series: {
      1: style.borderTopColor,
      2: style.borderRightColor,
      3: style.borderBottomColor,
      4: style.caretColor,
    },
    area: style.textDecorationColor,
    areaAfter: style.columnRuleColor,
    family: style.fontFamily,
    size: Number.parseFloat(style.fontSize),
    isRound: Number.parseFloat(style.borderTopLeftRadius) > 0,
  };
}

/** Calls back when the colours have changed: by one of our attributes, a class on the page, or the system's colours. */
export function watchInks(probe: Element, onChange: () => void): () => void {
  let before = JSON.stringify(readInks(probe));
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const now = JSON.stringify(readInks(probe));
      if (now !== before) onChange();
      before = now;
    });
  };
  const observer = new MutationObserver(look);
  for (const element of dressedBy(probe)) observer.observe(element, { attributes: true });
  const media = ['(forced-colors: active)', '(prefers-color-scheme: dark)'].map((query) => matchMedia(query));
  for (const query of media) query.addEventListener('change', look);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const query of media) query.removeEventListener('change', look);
  };
}

/** All ancestors whose attributes can change the colours: our wrapper, the element and the page's elements around it. */
function dressedBy(probe: Element): readonly Element[] {
  const around: Element[] = [];
  for (let node: Node | null = probe; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (node instanceof Element) around.push(node);
  }
  return around;
}
