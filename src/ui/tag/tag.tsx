import type { ReactNode } from 'react';

interface TagProps {
  children: ReactNode;
  /** 'strong' for what is certain, 'dashed' for what is assumed, 'plain' for the rest. */
  tone?: 'strong' | 'plain' | 'dashed';
}

export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
