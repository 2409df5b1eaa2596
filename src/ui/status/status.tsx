// A live region must be on the page, and empty, before its text appears: few screen readers announce text that is added together
// with its region.
import { type ReactNode, useEffect, useState } from 'react';

interface StatusProps {
  /** The text to announce now, if there is one. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Milliseconds after which screen readers know the region. */
const BEFORE_SPEAKING = 100;

/** Keep it mounted if possible: if it is mounted with its text, the text appears only after a moment. */
export function Status({ children, className }: StatusProps) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), BEFORE_SPEAKING);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={className ? `status ${className}` : 'status'} role="status">
      {isKnown && children}
    </div>
  );
}
