/** The problem's key for an invalid postcode or plate. A space in the value means that two were found. */
export const codeProblem = (typed: unknown) =>
  `problem.${/ /.test(typed as string) ? 'single' : typed ? 'invalid' : 'required'}` as const;
