/** 600 ms, quick at first and gentle at the end. */
export const COUNT_UP_MS = 600;

/** The value to show `elapsed` ms after the start; `value` itself from 600 ms on, to the last digit. */
export function countUp(value: number, elapsed: number): number {
  if (elapsed >= COUNT_UP_MS) return value;
  const rest = 1 - Math.max(0, elapsed) / COUNT_UP_MS;
  return value * (1 - rest ** 3);
}
