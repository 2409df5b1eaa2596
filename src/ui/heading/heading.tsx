// Knows the three sizes of heading, whatever their level in the outline.
import type { ReactNode, Ref } from 'react';

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline; the page around us has its h1, so ours begin at 2. */
  level?: 2 | 3 | 4;
  look?: 'title' | 'section' | 'label';
  id?: string;
  /** With `focusable` set, the screen can move focus here after a step. */
  ref?: Ref<HTMLHeadingElement>;
  focusable?: boolean;
}

export function Heading({ children, level = 2, look = 'section', id, ref, focusable = false }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={`heading heading--${look}`}
      id={id}
      ref={ref}
      tabIndex={focusable ? -1 : undefined}
      part="heading"
    >
      {children}
    </Tag>
  );
}
