// SEEN-03: every result ends with what to do next.

import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { RingUs } from '../ring-us.tsx';
import { TakeAlong } from '../share/take-along.tsx';

export interface WhatNextProps {
  readonly of: 'hp' | 'solar' | 'ev';
  /** What can be pressed: a call, print, save, share. */
  readonly children?: Elements;
}

const STEPS = [1, 2, 3] as const;

export function WhatNext({ of, children }: WhatNextProps) {
  const { words } = useWidget();
  return (
    <section className="what-next">
      <Heading level={3} focus="title">
        {words('next.title')}
      </Heading>
      <ol className="what-next__steps">
        {STEPS.map((step) => (
          <li className="what-next__step" key={step}>
            {words(`next.${of}.${step}`)}
          </li>
        ))}
      </ol>
      <RingUs says="next.ring" />
      <div className="what-next__actions">
        {children}
        <TakeAlong />
      </div>
    </section>
  );
}
