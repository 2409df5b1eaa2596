/** If a change of use or cost by this share would change the quote by a step, an assumption says so. It is twice the 1% by which inputs may vary. */
export const NEAR = 0.02;
