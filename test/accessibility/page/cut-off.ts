// Finds content that a visitor cannot reach: wider than its container, cut, or scrolling sideways.
import type { Stage } from '../../browser/stage.ts';
import { hasWords } from './has-words.ts';
import { named, shownIn } from './in-view.ts';

/** CSS pixels that rounding may add. */
const SLACK = 1;

/** `edges` are those of the column or window that must contain everything. */
export function cutOff(visit: Stage, edges: Pick<DOMRect, 'left' | 'right'>): string[] {
  const elements = shownIn(visit, '*').filter(hasWords);
  return [
    ...elements.filter((element) => standsOut(element, edges)).map((element) => `outside: ${named(element)}`),
    ...elements.filter(scrollsSideways).map((element) => `scrolls sideways: ${named(element)}`),
    ...elements.filter(cutsWords).map((element) => `cut: ${named(element)}`),
  ];
}

function standsOut(element: Element, edges: Pick<DOMRect, 'left' | 'right'>): boolean {
  if (element.closest('table') && element.localName !== 'table') return false;
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (left < edges.left - SLACK || right > edges.right + SLACK);
}

/** Data tables may scroll sideways (1.4.10), since their meaning needs two dimensions. */
function scrollsSideways(element: Element): boolean {
  if (element.querySelector('table')) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowX) && isWider(element);
}

const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + SLACK;

/** True if a text is partly hidden by its own box. Text in a field may scroll. */
function cutsWords(element: Element): boolean {
  if (element.matches('input, select, textarea, dialog') || !element.textContent?.trim()) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const isTaller = element.scrollHeight > element.clientHeight + SLACK;
  return (/hidden|clip/.test(overflowX) && isWider(element)) || (/hidden|clip/.test(overflowY) && isTaller);
}
