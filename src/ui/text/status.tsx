// What only screen readers read, and when.
import { type ReactNode, useEffect, useState } from 'react';

interface StatusProps {
  /** The text to announce now, if there is one. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Milliseconds after which screen readers know the region. */
const BEFORE_SPEAKING = 100;

/**
 * A live region must be on the page, and empty, before its text appears: few screen readers announce text that is added
 * together with its region. Keep it mounted if possible: if it is mounted with its text, the text appears only after a moment.
 */
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

/** Milliseconds: longer than between two keys, shorter than it takes to look up at the screen. */
const PAUSE = 400;

/**
 * Delays a changing value until it is stable, so that a text about it does not change at each key. The value that was last
 * stable. At first, the current value.
 */
export function useSettled<Value extends string | number | boolean>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
