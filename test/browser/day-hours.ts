import { expect } from '@open-wc/testing';

/**
 * The hours under a day's track, which are the same on every track.
 * @example hoursUnder(strip).map((hour) => hour.getBoundingClientRect().left)
 */
export function hoursUnder(day: ParentNode): readonly HTMLElement[] {
  const hours = [...day.querySelectorAll<HTMLElement>('.day-hours > *')];
  const texts = hours.map(({ textContent }) => textContent);
  expect(texts).to.deep.equal(['00:00', '06:00', '12:00', '18:00', '24:00']);
  return hours;
}
