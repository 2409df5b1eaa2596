// Words to read with the eyes: neither what is drawn for the eyes alone, nor what is hidden from them.

const DRAWN = 'svg, canvas, [aria-hidden=true], .uplot, option';

/** Hidden on purpose, as `visually-hidden` does it. */
const isHidden = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

export function hasWords(element: Element): boolean {
  if (element.closest(DRAWN)) return false;
  for (let box: Element | null = element; box; box = box.parentElement) if (isHidden(box)) return false;
  return true;
}
