// The one kind of error that ends the start: its message is a sentence for the operator.

export class StartProblem extends Error {
  override name = 'StartProblem';
}
