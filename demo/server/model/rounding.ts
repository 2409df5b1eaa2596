export const pounds = (value: number) => round(value, 2);
export const pence = (value: number) => round(value, 2);
export const energy = (value: number) => round(value, 2);
/** To a gram, so that a short commute is not zero. */
export const tonnes = (value: number) => round(value, 6);
export const ratio = (value: number) => round(value, 3);

function round(value: number, places: number): number {
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}
