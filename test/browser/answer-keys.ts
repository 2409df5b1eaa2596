/** The session's keys with answers. The key with the number of the visit does not count. */
export const answerKeys = () =>
  Object.keys(sessionStorage).filter((name) => /^home-energy-quote(?!.*:visit$)/.test(name));
