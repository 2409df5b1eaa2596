// The failure's message in place of a result, with Retry.
import { useState } from 'react';
import { Failed, type FailedProps } from '../../journeys/failed.tsx';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { WordKey } from '../../words/word-key.ts';

interface FailedResultProps extends Pick<FailedProps, 'title'> {
  readonly says: string;
  readonly onRetry: () => Promise<unknown>;
  /** What else the visitor should know. */
  readonly tail?: WordKey;
  /** An edit caused it. */
  readonly focuses?: boolean;
}

export function FailedResult(props: FailedResultProps) {
  const { says, title, onRetry, tail = 'failure.safe', focuses = false } = props;
  const { words } = useWidget();
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = async () => {
    setAsking(true);
    await onRetry();
    setAsking(false);
    setAttempt(attempt + 1);
  };
  return (
    <Failed
      // A further failure is announced again.
      key={attempt}
      focuses={focuses || attempt > 0}
      says={says}
      title={title}
      actions={
        <Button busy={asking ? words('results.updating') : undefined} onClick={() => void retry()}>
          {words('action.retry')}
        </Button>
      }
    >
      <p>{words(tail)}</p>
    </Failed>
  );
}
