// The server's day in tests.
import { afterEach, beforeEach } from 'node:test';

/** An ISO date; undefined for the world's own clock. */
export function setDay(day: string | undefined): void {
  if (day === undefined) delete process.env.HEQ_TODAY;
  else process.env.HEQ_TODAY = day;
}

/** Every test of a `describe` begins on this day, and leaves the one that it found. */
export function beginsOn(day: string | undefined): void {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.HEQ_TODAY;
    setDay(day);
  });
  afterEach(() => setDay(before));
}
