// A long part of a result, under its heading: open at first where there is room for it.
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWide } from './wide-context.tsx';

export interface LongPartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** 'card' is a row in a list of such, inside a part that has its own heading. */
  readonly look?: 'section' | 'card';
  /** Where the room does not decide. */
  readonly open?: boolean | undefined;
}

export function LongPart({ title, children, look = 'section', open }: LongPartProps) {
  const wide = useWide();
  return (
    <Disclosure
      summary={
        <Heading level={look === 'card' ? 4 : 3} look="bare">
          {title}
        </Heading>
      }
      look={look}
      open={open ?? wide}
    >
      {children}
    </Disclosure>
  );
}
