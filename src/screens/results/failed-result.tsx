// The failure's message in place of a result, with Retry.
import { useState } from 'react';
import { Failed } from '../../journeys/failed.tsx';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { WordKey } from '../../words/word-key.ts';

interface FailedResultProps {
  readonly says: string;
  readonly onRetry: () => Promise<unknown>;
  /** What else the visitor should know. */
  readonly tail?: WordKey;
  /** An edit caused it. */
  readonly focuses?: boolean;
}

export function FailedResult({ says, onRetry, tail = 'failure.safe', focuses = false }: FailedResultProps) {
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
      actions={
        <Button
          look="secondary"
          busy={asking ? words('results.updating') : undefined}
          onClick={() => void retry()}
        >
          {words('action.retry')}
        </Button>
      }
    >
      <p>{words(tail)}</p>
    </Failed>
  );
}
