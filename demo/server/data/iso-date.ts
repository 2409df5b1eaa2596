const SHAPE = /^\d{4}-\d\d-\d\d$/;

/** '2026-08-15', and no such thing as a thirteenth month. */
export const isIsoDate = (text: string) => SHAPE.test(text) && !Number.isNaN(Date.parse(text));
