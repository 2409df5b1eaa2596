/** The depth of mineral wool in the loft today, in mm. */
export const LOFT_DEPTHS = [0, 100, 200] as const;
export type LoftDepth = (typeof LOFT_DEPTHS)[number];
