// Brings a refusal to the ear, once: its field takes the focus and is described by it; where the focus is there already,
// the sentence is said.
import { useEffect, useRef, useState } from 'react';

export interface RefusedProps {
  /** The field's. */
  readonly id: string;
  readonly text: string | undefined;
  /** Counts the refusals; 0 while none is told. */
  readonly attempt: number;
}

/** ms: a region that was emptied is known to be empty before it speaks again. */
const BEFORE_SPEAKING = 100;

export function Refused({ id, text, attempt }: RefusedProps) {
  const [said, setSaid] = useState('');
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    setSaid('');
    const root = region.current?.getRootNode() as ShadowRoot;
    const field = root.getElementById(id);
    if (!attempt || !text || !field) return;
    if (root.activeElement !== field) return field.focus();
    const timer = setTimeout(() => setSaid(text), BEFORE_SPEAKING);
    return () => clearTimeout(timer);
  }, [id, text, attempt]);
  return (
    <p className="visually-hidden" role="status" ref={region}>
      {said}
    </p>
  );
}
