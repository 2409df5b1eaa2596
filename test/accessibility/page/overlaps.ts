// Finds texts that overlap, as far as they are visible.
import type { Stage } from '../../browser/stage.ts';
import { hasWords } from './has-words.ts';
import { inView } from './in-view.ts';

interface TextBox {
  readonly box: Box;
  readonly text: string;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export function overlaps(visit: Stage): string[] {
  const texts = textBoxes(inView(visit));
  return texts.flatMap(({ box, text }, index) =>
    texts
      .slice(index + 1)
      .filter((other) => isOver(box, other.box))
      .map((other) => `“${text}” over “${other.text}”`),
  );
}

function textBoxes(around: ParentNode): TextBox[] {
  const walker = document.createTreeWalker(around as Node, NodeFilter.SHOW_TEXT);
  const found: TextBox[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (!text || !parent || !isRead(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects())
      found.push({ box: inSight(line, parent), text: text.slice(0, 30) });
  }
  return found;
}

const isRead = (element: Element) =>
  hasWords(element) &&
  !isPinned(element) &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** True for content that stays in view while other content scrolls under it, such as the title of a dialog. */
function isPinned(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement)
    if (getComputedStyle(box).position === 'sticky') return true;
  return false;
}

/** The part of a box that its scrolling ancestors show. */
function inSight({ left, right, top, bottom }: Box, inside: Element): Box {
  const seen = { left, right, top, bottom };
  for (let box: Element | null = inside; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const clip = box.getBoundingClientRect();
    seen.top = Math.max(seen.top, clip.top);
    seen.bottom = Math.min(seen.bottom, clip.bottom);
  }
  return seen;
}

/** Letters are lower than their line, so lines may overlap by a third. */
function isOver(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return wide > 2 && lower > 0 && high > lower / 3;
}
