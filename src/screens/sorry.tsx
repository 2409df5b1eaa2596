// Replaces a screen that can't be shown: a house with dark windows, what happened, and ways to continue.
import type { ReactNode } from 'react';
import type { Elements } from '../ui/elements.ts';
import { Heading } from '../ui/heading/heading.tsx';
import { House } from '../ui/house/house.tsx';

interface SorryProps {
  readonly title: string;
  readonly children: Elements;
  readonly actions: ReactNode;
}

export function Sorry({ title, children, actions }: SorryProps) {
  return (
    <div className="sorry stack stack--4">
      <House type="semi" />
      <Heading look="title" focus="lead">
        {title}
      </Heading>
      {children}
      <div className="row">{actions}</div>
    </div>
  );
}
