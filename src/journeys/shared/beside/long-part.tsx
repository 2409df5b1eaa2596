// A long part of a result, under its heading: open at first where there is room for it.
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWide } from './wide-context.tsx';

export function LongPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Disclosure
      summary={
        <Heading level={3} look="bare">
          {title}
        </Heading>
      }
      look="section"
      open={useWide()}
    >
      {children}
    </Disclosure>
  );
}
