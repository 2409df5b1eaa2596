import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import { Heading } from '../text/heading.tsx';
import { Icon } from '../text/icon.tsx';
import { VisuallyHidden } from '../text/status.tsx';
import { Later } from './later.tsx';

interface DisclosureProps {
  summary: ReactNode;
  /** Its subject, announced after the summary, if several on a page have the same summary. */
  of?: string;
  /** Under the summary, open or closed. */
  under?: Elements;
  children: Elements;
  /** Whether it is open at first; after that the visitor decides. */
  open?: boolean;
  /** 'plain' is a line of text, 'card' a row in a list, 'section' a heading over a long part. */
  look?: 'plain' | 'card' | 'section';
}

export function Disclosure({ summary, of, under, children, open = false, look = 'plain' }: DisclosureProps) {
  return (
    <details className={`disclosure disclosure--${look}`} part="disclosure" open={open}>
      <summary className="disclosure__summary">
        <span className="disclosure__title">{summary}</span>
        {of !== undefined && <VisuallyHidden>{`: ${of}`}</VisuallyHidden>}
        <Icon name="chevron-down" />
        {under}
      </summary>
      <div className="disclosure__body">
        <Later now={open}>{children}</Later>
      </div>
    </details>
  );
}

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

/** SEEN-09: a long part of a result or of a landing page under its heading, closed at first. */
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
