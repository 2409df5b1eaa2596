// How much of the day someone is at home: the house usage list of the specification.

/** LOOK-05: 1 All day, 2 About half a day, 3 Out all day, 4 Unsure (counted as 2). */
export const OCCUPANCIES = [1, 2, 3, 4] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** CONST-08: pre-selected. */
export const DEFAULT_OCCUPANCY: Occupancy = 4;
