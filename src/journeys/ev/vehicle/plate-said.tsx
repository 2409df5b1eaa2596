// Knows what is said after a search by plate, each with a way on: not found, not of this kind, not answered (ERR-13…15).
import type { ReactNode } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { failureSentence } from '../../shared/failure-sentence.ts';
import type { PlateSearchState } from './use-plate-search.tsx';

export interface PlateSaidProps {
  readonly state: PlateSearchState;
  readonly electric: boolean;
  readonly onRetry: () => void;
  /** The way on without a plate, where it does not stand below as the same button. */
  readonly onPick: (() => void) | undefined;
}

/** Mounted from the start, so that what comes into it is announced. */
export function PlateSaid(props: PlateSaidProps) {
  return (
    <Status className="plate-search__said">
      <Said {...props} />
    </Status>
  );
}

function Said({ state, electric, onRetry, onPick }: PlateSaidProps): ReactNode {
  const { words } = useWidget();
  if (state.is === 'idle') return null;
  if (state.is === 'searching') return <VisuallyHidden>{words('ev.plate.searching')}</VisuallyHidden>;
  if (state.is === 'failed') {
    const retry = (
      <Button look="secondary" onClick={onRetry}>
        {words('action.retry')}
      </Button>
    );
    return (
      <Alert heading={words('failure.title')} level={3} actions={retry} live={false}>
        <p>{failureSentence(state.failure, words)}</p>
        <p>{words('failure.safe')}</p>
      </Alert>
    );
  }
  const isMissing = state.is === 'notFound';
  const notValid = electric ? 'ev.electric.notValid' : 'ev.ice.notValid';
  const pick = onPick && (
    <Button look="secondary" opens="dialog" onClick={onPick}>
      {words('ev.select')}
    </Button>
  );
  return (
    <Alert tone="warning" actions={pick} live={false}>
      <p>{words(isMissing ? 'ev.plate.notFound' : notValid)}</p>
      <p className="plate-search__help">
        {words(isMissing ? 'ev.plate.notFoundHelp' : 'ev.plate.notValidHelp')}
      </p>
    </Alert>
  );
}
