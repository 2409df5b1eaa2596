/**
 * The session's keys with answers. The key with the number of the visit does not count.
 * @example expect(answerKeys()).to.have.length(1)
 */
export const answerKeys = () =>
  Object.keys(sessionStorage).filter((name) => /^home-energy-quote(?!.*:visit$)/.test(name));
