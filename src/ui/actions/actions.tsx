// The way forward comes first: right of the way back where there is room, above it where there is not.
import type { ReactNode } from 'react';

export interface ActionsProps {
  /** The way forward first, then the way back, as keyboard and screen reader meet them. */
  children: ReactNode;
}

export function Actions({ children }: ActionsProps) {
  return <div className="actions">{children}</div>;
}
