// Announces a problem once: its field takes the focus and is described by it; if the field already has the focus,
// a live region announces it.
import { useEffect, useRef, useState } from 'react';

interface RefusedProps {
  /** The id of the field. */
  readonly id: string;
  readonly text: string | undefined;
  /** Counts the refusals; 0 while there is none. */
  readonly attempt: number;
}

/** ms: a screen reader needs this long to notice that a region is empty before new text. */
const BEFORE_SPEAKING = 100;

export function Refused({ id, text, attempt }: RefusedProps) {
  const [announced, setAnnounced] = useState('');
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    setAnnounced('');
    const root = region.current?.getRootNode() as ShadowRoot;
    const field = root.getElementById(id);
    if (!attempt || !text || !field) return;
    if (root.activeElement !== field) return field.focus();
    const timer = setTimeout(() => setAnnounced(text), BEFORE_SPEAKING);
    return () => clearTimeout(timer);
  }, [id, text, attempt]);
  return (
    <p className="visually-hidden" role="status" ref={region}>
      {announced}
    </p>
  );
}
