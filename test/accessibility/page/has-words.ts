// True for visible text. Drawings and visually hidden text do not count.

const DRAWN = 'svg, canvas, [aria-hidden=true], .uplot, option';

/** Hidden as by `visually-hidden`. */
const isHidden = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

export function hasWords(element: Element): boolean {
  if (element.closest(DRAWN)) return false;
  for (let box: Element | null = element; box; box = box.parentElement) if (isHidden(box)) return false;
  return true;
}
