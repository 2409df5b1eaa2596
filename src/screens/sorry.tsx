// Replaces a screen that can't be shown: a house, what happened, and ways to continue.
import type { ReactNode } from 'react';
import type { Elements } from '../ui/elements.ts';
import { Heading, type HeadingProps } from '../ui/heading/heading.tsx';
import { House } from '../ui/house/house.tsx';

interface SorryProps extends Pick<HeadingProps, 'look'> {
  readonly title: string;
  readonly children: Elements;
  readonly actions: ReactNode;
}

export function Sorry({ title, children, actions, ...look }: SorryProps) {
  return (
    <div className="sorry stack stack--4">
      <House type="semi" lit={1} />
      <Heading focus="lead" {...look}>
        {title}
      </Heading>
      {children}
      <div className="sorry__actions">{actions}</div>
    </div>
  );
}
