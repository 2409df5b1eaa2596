import { useState } from 'react';

const NONE: { readonly problem?: string; readonly attempt: number } = { attempt: 0 };

/** What is wrong with a field that has a button of its own: shown until it is taken back, and heard at each attempt. */
export function useFieldRefusal() {
  const [refusal, setRefusal] = useState(NONE);
  /** Without a sentence, takes it back. */
  const refuse = (problem?: string) =>
    setRefusal(({ attempt }) => (problem ? { problem, attempt: attempt + 1 } : NONE));
  return { ...refusal, refuse };
}
