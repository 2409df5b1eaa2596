// The requirements that no test names, each with its reason.

/** By id: a reason goes once a test names its id. One that begins with 'comes with' says which work under way brings it. */
export const notCovered: Readonly<Record<string, string>> = {};
