// Why a quote can't be given. A missing fact gives no figure, and never a zero.

/** Data, not an exception: the request was understood and we have no figure for it. */
export interface Refusal {
  readonly refused: 'postcode' | 'not-served' | 'property-type' | 'no-panels' | 'choice' | 'vehicle';
  /** A sentence for the person who asked. */
  readonly message: string;
}

export function refuse(refused: Refusal['refused'], message: string): Refusal {
  return { refused, message };
}

export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}
