import type { ReactNode } from 'react';

interface TagProps {
  children: ReactNode;
  /** 'strong' for what is certain, 'plain' for the rest, 'dashed' for what is only assumed. */
  tone?: 'strong' | 'plain' | 'dashed';
}

export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
