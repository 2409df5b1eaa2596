// Describes the widget's look as values that can be compared between two pages.
import { expect, type Locator } from '@playwright/test';

const STYLES = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-indent',
  'text-shadow',
  'text-transform',
  'white-space',
  'word-spacing',
  'direction',
  'cursor',
  'border-top-left-radius',
  'border-top-width',
  'color-scheme',
  '-webkit-text-fill-color',
] as const;

export interface Look {
  readonly name: string;
  /** In CSS pixels from the wrapper's corner: left, top, width, height. */
  readonly box: readonly number[];
  readonly style: string;
}

/** Every visible element, in order. */
export const look = (widget: Locator): Promise<Look[]> =>
  widget.locator('.root').evaluate((root, styles) => {
    const corner = root.getBoundingClientRect();
    const drawn = [root, ...root.querySelectorAll('*:not(svg *)')].filter(
      (element) => element.getClientRects().length > 0,
    );
    return drawn.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const computed = getComputedStyle(element);
      return {
        name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
        box: [left - corner.left, top - corner.top, width, height],
        style: styles.map((name) => `${name}: ${computed.getPropertyValue(name)}`).join('; '),
      };
    });
  }, STYLES);

/** Expects the same elements with the same styles, in the same places give or take a pixel. */
export function expectSameLook(found: readonly Look[], baseline: readonly Look[]): void {
  expect(found.map(({ name }) => name)).toEqual(baseline.map(({ name }) => name));
  const moved = found.filter(({ box }, index) =>
    box.some((value, side) => Math.abs(value - (baseline[index]?.box[side] ?? 0)) > 1),
  );
  expect(moved.map(({ name, box }) => `${name} ${box}`)).toEqual([]);
  expect(found.map(({ name, style }) => `${name} ${style}`)).toEqual(
    baseline.map(({ name, style }) => `${name} ${style}`),
  );
}
