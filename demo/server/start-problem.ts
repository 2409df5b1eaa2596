// An error that stops the start. Its message is one sentence for the operator.

export class StartProblem extends Error {
  override name = 'StartProblem';
}
