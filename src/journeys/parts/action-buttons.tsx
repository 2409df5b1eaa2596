import type { MouseEvent } from 'react';
import { useWidget } from '../../state/widget.tsx';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { WordKey } from '../../words/word-key.ts';

interface ChangeButtonProps {
  /** What it changes, for screen readers. */
  readonly labelKey: WordKey;
  readonly opens?: 'dialog';
  readonly onClick: () => void;
}

/** 'Change', next to what it changes. */
export function ChangeButton({ labelKey, ...props }: ChangeButtonProps) {
  const { words } = useWidget();
  return (
    <Button look="link" label={words(labelKey)} {...props}>
      {words('action.change')}
    </Button>
  );
}

interface TryAgainProps {
  /** The text before the button, if nothing else says it. */
  readonly text?: WordKey;
  readonly look?: ButtonProps['look'];
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** What else the visitor can do. */
  readonly children?: Elements;
}

/** ERR-19: says what failed to load, with the button that loads it again. */
export function TryAgain({ text, look = 'secondary', onClick, children }: TryAgainProps) {
  const { words } = useWidget();
  return (
    <>
      {text && <p>{words(text)}</p>}
      <Button look={look} onClick={onClick}>
        {words('action.retry')}
      </Button>
      {children}
    </>
  );
}
