/** What each kind of quote is about, as conditions and support name it. */
export const MEASURES = { ashp: 'heat-pump', solar: 'solar', ev: 'ev' } as const;
