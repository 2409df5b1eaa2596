/** Where the session keeps answers: the number of the visit is beside them. */
export const answerKeys = () =>
  Object.keys(sessionStorage).filter((name) => /^home-energy-quote(?!.*:visit$)/.test(name));
