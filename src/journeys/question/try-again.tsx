// ERR-19: says what failed to load, with the button that loads it again.
import type { MouseEvent } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { WordKey } from '../../words/word-key.ts';

interface TryAgainProps {
  /** The text before the button, if nothing else says it. */
  readonly says?: WordKey;
  readonly look?: ButtonProps['look'];
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** What else the visitor can do. */
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
