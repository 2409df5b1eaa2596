// ERR-19: what could not be had, and the button that asks for it again.
import type { MouseEvent } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { WordKey } from '../../words/word-key.ts';

export interface TryAgainProps {
  /** Said before it, where nothing else says it. */
  readonly says?: WordKey;
  readonly look?: ButtonProps['look'];
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** What else can be done. */
  readonly children?: Elements;
}

export function TryAgain({ says, look = 'secondary', onClick, children }: TryAgainProps) {
  const { words } = useWidget();
  return (
    <>
      {says && <p>{words(says)}</p>}
      <Button look={look} onClick={onClick}>
        {words('action.retry')}
      </Button>
      {children}
    </>
  );
}
