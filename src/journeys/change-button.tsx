import { useWidget } from '../state/widget-context.tsx';
import { Button } from '../ui/button/button.tsx';
import type { WordKey } from '../words/word-key.ts';

interface ChangeButtonProps {
  /** What it changes, for screen readers. */
  readonly says: WordKey;
  readonly opens?: 'dialog';
  readonly onClick: () => void;
}

/** 'Change', next to what it changes. */
export function ChangeButton({ says, ...props }: ChangeButtonProps) {
  const { words } = useWidget();
  return (
    <Button look="link" label={words(says)} {...props}>
      {words('action.change')}
    </Button>
  );
}
