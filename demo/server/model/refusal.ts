// Why a quote can't be made. If a fact is missing, there is no figure instead of a zero.
/** A value and not an exception, since the request is valid and only has no figure. */
export interface Refusal {
  readonly refused: 'postcode' | 'not-served' | 'property-type' | 'no-panels' | 'choice' | 'vehicle';
  /** A sentence for the visitor. */
  readonly message: string;
}

export function refuse(refused: Refusal['refused'], message: string): Refusal {
  return { refused, message };
}

export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}
