/** The key of what is said of a postcode or a plate that can't be taken: only where two were found is there a space in it. */
export const codeProblem = (typed: unknown) =>
  `problem.${/ /.test(typed as string) ? 'single' : typed ? 'invalid' : 'required'}` as const;
