/** Mean miles an hour on all roads. */
const SPEED = 30;

/** Hours a day in which the car is driven and cannot charge. */
export const drivingHours = (milesAYear: number) => milesAYear / 365 / SPEED;

/** Charging and driving together must fit into a day. */
export function canCharge({
  chargingHours,
  drivenHours = 0,
}: {
  readonly chargingHours: number;
  readonly drivenHours?: number;
}): boolean {
  return chargingHours + drivenHours <= 24;
}
