// SEEN-09: a long part of a result or of a landing page under its heading, closed at first.
import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Heading } from '../text/heading.tsx';
import { Disclosure } from './disclosure.tsx';

interface LongPartProps {
  readonly title: ReactNode;
  /** What a visitor would look for in it, next to its title. */
  readonly fact?: ReactNode;
  readonly children: Elements;
  /** 'card' is a row in a list, inside a part that has its own heading. */
  readonly look?: 'section' | 'card';
  readonly level?: 3 | 4;
  /** Opened at first, since the visitor has to see it. */
  readonly open?: boolean;
}

export function LongPart(props: LongPartProps) {
  const { title, fact, children, look = 'section', level = look === 'card' ? 4 : 3, open = false } = props;
  return (
    <Disclosure
      summary={
        <>
          <Heading level={level} look="bare">
            {title}
          </Heading>{' '}
          {fact ? <span className="long-part__fact">{fact}</span> : null}
        </>
      }
      look={look}
      open={open}
    >
      {children}
    </Disclosure>
  );
}
