// Nothing was lost, or it is said what may be changed; Retry is below.
import type { Failure } from '../../../api/failure.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { failureSentence } from '../../failure-sentence.ts';

export function EditFailed({ failure }: { failure: Failure }) {
  const { words } = useWidget();
  return (
    <Alert heading={words('failure.title')} level={3}>
      <p>{failureSentence(failure, words)}</p>
      <p>{words(failure.isPartSaved ? 'results.editPart' : 'results.editFailed')}</p>
    </Alert>
  );
}
