// Knows the order of a form's buttons: the way forward first, right of the way back on wide, above it on narrow.
import type { ReactNode } from 'react';

export interface ActionsProps {
  /** The way forward first, then the way back, as keyboard and screen reader meet them. */
  children: ReactNode;
}

export function Actions({ children }: ActionsProps) {
  return <div className="actions">{children}</div>;
}
