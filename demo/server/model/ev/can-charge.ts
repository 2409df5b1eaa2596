/** Miles an hour, over all roads. */
const SPEED = 30;

/** Hours a day at the wheel: a car that is driven is at no plug. */
export const drivingHours = (milesAYear: number) => milesAYear / 365 / SPEED;

/** No plug gives more than the hours of a day in which the car is there. */
export function canCharge({
  chargingHours,
  drivenHours = 0,
}: {
  readonly chargingHours: number;
  readonly drivenHours?: number;
}): boolean {
  return chargingHours + drivenHours <= 24;
}
