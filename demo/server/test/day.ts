import { afterEach, beforeEach } from 'node:test';

/** @param day an ISO date, or undefined for the real clock. */
export function setDay(day: string | undefined): void {
  if (day === undefined) delete process.env.HEQ_TODAY;
  else process.env.HEQ_TODAY = day;
}

/** Sets the day for every test of a `describe`, and restores the previous one afterwards. */
export function beginsOn(day: string | undefined): void {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.HEQ_TODAY;
    setDay(day);
  });
  afterEach(() => setDay(before));
}
