/** A step as near as this, a share of what a home uses or pays, is told of: twice the hundredth that may cross it. */
export const NEAR = 0.02;
