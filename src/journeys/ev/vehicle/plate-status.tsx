// ERR-13…15: messages for a plate that was not found, is of the wrong kind, or got no answer, each with a way to continue.
import { answerOf, type RequestState } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { failureSentence } from '../../failure-sentence.ts';
import { TryAgain } from '../../question/try-again.tsx';
import type { PlateOutcome } from './plate-outcome.ts';

interface PlateStatusProps {
  readonly request: RequestState<PlateOutcome>;
  readonly electric: boolean;
  readonly onRetry: () => void;
  /** The way to continue without a plate, unless the same button is already below. */
  readonly onPick: (() => void) | undefined;
}

/** Mounted from the start, so that its content is announced when it appears. */
export function PlateStatus(props: PlateStatusProps) {
  return (
    <Status>
      <StatusText {...props} />
    </Status>
  );
}

function StatusText({ request, electric, onRetry, onPick }: PlateStatusProps) {
  const { words } = useWidget();
  if (request.is === 'asking') return <VisuallyHidden>{words('ev.plate.searching')}</VisuallyHidden>;
  if (request.is === 'failed') {
    const retry = <TryAgain onClick={onRetry} />;
    return (
      <Alert heading={words('failure.title')} actions={retry} live={false}>
        <p>{failureSentence(request.failure, words)}</p>
        <p>{words('failure.safe')}</p>
      </Alert>
    );
  }
  const outcome = answerOf(request)?.is ?? 'found';
  if (outcome === 'found') return null;
  const pick = onPick && (
    <Button look="secondary" opens="dialog" onClick={onPick}>
      {words('ev.select')}
    </Button>
  );
  return (
    <Alert
      tone="warning"
      heading={words(
        outcome === 'notValid' ? `ev.${electric ? 'electric' : 'ice'}.notValid` : `ev.plate.${outcome}`,
      )}
      actions={pick}
      live={false}
    >
      {words(outcome === 'notListed' ? 'ev.plate.notListedHelp' : 'ev.plate.notFoundHelp')}
    </Alert>
  );
}
