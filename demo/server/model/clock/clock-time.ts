import { SLOTS } from '../months.ts';

/** The time at which a half hour begins, such as '05:30'; '24:00' for the end of the day. */
export function clockTime(slot: number): string {
  const minutes = slot % 2 === 0 ? '00' : '30';
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${minutes}`;
}

/** The end of a window, which may be after midnight. */
export function endTime(slot: number): string {
  return clockTime(slot > SLOTS ? slot - SLOTS : slot);
}
