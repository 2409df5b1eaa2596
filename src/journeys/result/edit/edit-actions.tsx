import { useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Button } from '../../../ui/button/button.tsx';

interface EditActionsProps {
  /** Set if Done submits no form. */
  readonly onDone?: () => void;
  readonly onCancel: (() => void) | undefined;
  /** What Done waits for after it is pressed. */
  readonly busy?: string | undefined;
  /** Why Done is disabled, '' while it is enabled; omit it if Done is always enabled. */
  readonly waits?: string | undefined;
  /** The last attempt failed: Done is called Retry. */
  readonly failed: boolean;
  /** There is nothing to save yet. */
  readonly isOpen?: boolean;
}

/** Done and Cancel. */
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
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {words('action.cancel')}
        </Button>
      )}
    </Actions>
  );
}
