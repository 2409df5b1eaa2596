import { useState } from 'react';

const NONE: { readonly problem?: string; readonly attempt: number } = { attempt: 0 };

/** The problem of a field with its own button: shown until it is cleared, and announced at each attempt. */
export function useFieldRefusal() {
  const [refusal, setRefusal] = useState(NONE);
  /** Without a sentence, clears the problem. */
  const refuse = (problem?: string) =>
    setRefusal(({ attempt }) => (problem ? { problem, attempt: attempt + 1 } : NONE));
  return { ...refusal, refuse };
}
