import { SLOTS } from '../months.ts';

/** '05:30': when a half hour begins; '24:00' where the day ends. */
export function clockTime(slot: number): string {
  const minutes = slot % 2 === 0 ? '00' : '30';
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${minutes}`;
}

/** Slots past midnight are those of the day that begins. */
export function endTime(slot: number): string {
  return clockTime(slot > SLOTS ? slot - SLOTS : slot);
}
