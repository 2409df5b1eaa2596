// The primary action comes first: to the right of Back if there is room, above it if there is not.
import type { ReactNode } from 'react';

interface ActionsProps {
  /** The primary action first, then Back, in the order of keyboard and screen readers. */
  children: ReactNode;
}

export function Actions({ children }: ActionsProps) {
  return <div className="actions">{children}</div>;
}
