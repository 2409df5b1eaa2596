// Checks the size of pointer targets: 24 px, or space around them (2.5.8). Buttons, fields and answers have the size of a finger.
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { named, shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

/** In CSS pixels: the minimum of WCAG 2.2, ours for buttons and fields, and ours for picture cards. */
const [LEAST, FINGER, PICTURE] = [24, 44, 56];

const TARGETS =
  'button, a[href], summary, select, textarea, [role=option], [role=application], label:has(input)';
const BOXES =
  '.field__box, .plate-field__plate, .filter-list__row, .button, summary, .dialog__close, .tabs__tab';

export const targetsCheck: Check = {
  says: 'every target is large enough, or has space around it',
  holds(visit) {
    expect(tooSmall(visit)).to.deep.equal([]);
    expect(lower(visit, BOXES, FINGER)).to.deep.equal([]);
    expect(lower(visit, '.choices--pictures .choices__option', PICTURE)).to.deep.equal([]);
  },
};

const lower = (visit: Stage, selector: string, least: number) =>
  shownIn(visit, selector)
    .filter((element) => element.getBoundingClientRect().height < least - 0.5)
    .map((element) => `${named(element)} ${Math.round(element.getBoundingClientRect().height)} high`);

function tooSmall(visit: Stage): string[] {
  const targets = shownIn(visit, TARGETS);
  const small = targets.filter((target) => isSmall(target) && !isInSentence(target));
  return small
    .filter((target) => targets.some((other) => other !== target && isNear(target, other, small)))
    .map((target) => `${named(target)} ${sizeOf(target)}`);
}

const isSmall = (target: Element) => {
  const { width, height } = target.getBoundingClientRect();
  return Math.min(width, height) < LEAST - 0.01;
};

const sizeOf = (target: Element) => {
  const { width, height } = target.getBoundingClientRect();
  return `${Math.round(width)}×${Math.round(height)}`;
};

/** A link in a sentence is as high as its line, which 2.5.8 allows. */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  const around = target.parentElement?.textContent?.trim() ?? '';
  return around.length > (target.textContent?.trim().length ?? 0);
}

/** True if a circle of 24 px around the small target touches the other target, or the other's circle if that one is small, too. */
function isNear(target: Element, other: Element, small: readonly Element[]): boolean {
  if (target.contains(other) || other.contains(target)) return false;
  const [x, y] = centre(target);
  if (small.includes(other)) {
    const [otherX, otherY] = centre(other);
    return Math.hypot(x - otherX, y - otherY) < LEAST;
  }
  const { left, right, top, bottom } = other.getBoundingClientRect();
  const [nearX, nearY] = [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
  return Math.hypot(x - nearX, y - nearY) < LEAST / 2;
}

function centre(target: Element): [number, number] {
  const { left, top, width, height } = target.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
