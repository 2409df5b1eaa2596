// SEEN-09: a long part of a result, closed at first under its heading.
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';

export interface LongPartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** 'card' is a row in a list of such, inside a part that has its own heading. */
  readonly look?: 'section' | 'card';
  /** What has to be seen is. */
  readonly open?: boolean;
}

export function LongPart({ title, children, look = 'section', open = false }: LongPartProps) {
  return (
    <Disclosure
      summary={
        <Heading level={look === 'card' ? 4 : 3} look="bare">
          {title}
        </Heading>
      }
      look={look}
      open={open}
    >
      {children}
    </Disclosure>
  );
}
