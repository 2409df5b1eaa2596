// A live region is in the page, and empty, before it speaks: few screen readers tell of words that come with
// their region.
import { type ReactNode, useEffect, useState } from 'react';

interface StatusProps {
  /** What is to be told now; nothing while there is nothing. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** ms: by then what reads the page knows the region. */
const BEFORE_SPEAKING = 100;

/** Keep it mounted where you can: one that comes with its words shows them a moment later. */
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
