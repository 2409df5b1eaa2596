const SHAPE = /^\d{4}-\d\d-\d\d$/;

/** True for a text such as '2026-08-15', and false for a month 13. */
export const isIsoDate = (text: string) => SHAPE.test(text) && !Number.isNaN(Date.parse(text));
