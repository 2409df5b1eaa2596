import { useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Button } from '../../../ui/button/button.tsx';

export interface EditActionsProps {
  /** Where Done is no form's own. */
  readonly onDone?: () => void;
  readonly onCancel: () => void;
  /** What Done is waiting for, once pressed. */
  readonly busy?: string | undefined;
  /** Why Done can't be pressed yet, '' once it can; where it always can, left out. */
  readonly waits?: string | undefined;
  /** It was pressed in vain: Done is Retry. */
  readonly failed: boolean;
  /** Nothing is there to be done yet. */
  readonly isOpen?: boolean;
}

/** Done, and a way out. */
export function EditActions({ onDone, onCancel, busy, waits, failed, isOpen = false }: EditActionsProps) {
  const { words } = useWidget();
  return (
    <Actions>
      {!isOpen && (
        <Button
          type={onDone ? 'button' : 'submit'}
          {...(onDone && { onClick: onDone })}
          busy={busy}
          disabled={!!waits}
          reason={waits}
        >
          {words(failed ? 'action.retry' : 'action.done')}
        </Button>
      )}
      <Button look="quiet" onClick={onCancel}>
        {words('action.cancel')}
      </Button>
    </Actions>
  );
}
