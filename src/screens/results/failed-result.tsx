// The failure's message in place of a result, with Retry.
import { useState } from 'react';
import { Failed } from '../../journeys/failed.tsx';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';

interface FailedResultProps {
  readonly says: string;
  readonly title: string;
  readonly onRetry: () => Promise<unknown>;
  /** What the failure leaves as it is. */
  readonly after?: string;
  /** An edit caused it. */
  readonly focuses?: boolean;
}

export function FailedResult(props: FailedResultProps) {
  const { says, title, onRetry, after, focuses = false } = props;
  const { words } = useWidget();
  // The one bill has the page's main button.
  const hasBill = useJourney(({ combined }) => combined !== null);
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
      // The message above the bill has announced it.
      live={!hasBill}
      says={says}
      title={title}
      actions={
        <Button
          look={hasBill ? 'secondary' : 'primary'}
          busy={asking ? words('results.updating') : undefined}
          onClick={() => void retry()}
        >
          {words('action.retry')}
        </Button>
      }
    >
      {after && <p>{after}</p>}
    </Failed>
  );
}
