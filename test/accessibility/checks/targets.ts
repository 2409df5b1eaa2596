// Checks the size of what a pointer is aimed at: 24 px each way, or room around it (2.5.8); buttons, fields and answers a finger's.
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { named, shownIn } from '../page/in-view.ts';
import type { Check } from './check.ts';

/** CSS pixels: what WCAG 2.2 asks for, and what we ask of the controls that lead on. */
const [LEAST, FINGER, PICTURE] = [24, 44, 56];

const TARGETS =
  'button, a[href], summary, select, textarea, [role=option], [role=application], label:has(input)';
const BOXES =
  '.field__box, .plate-field__plate, .filter-list__row, .button, summary, .dialog__close, .tabs__tab';

export const targetsCheck: Check = {
  says: 'every target is large enough, or has room around it',
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

/** A link among words is as high as its line: the exception of 2.5.8. */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  const around = target.parentElement?.textContent?.trim() ?? '';
  return around.length > (target.textContent?.trim().length ?? 0);
}

/** A circle of 24 px about the small one touches the other, or the other's circle where that is small too. */
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
