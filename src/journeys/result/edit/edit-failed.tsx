// Says that nothing was changed, or what may have been; Retry is below.
import type { Failure } from '../../../api/failure.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Failed } from '../../failed.tsx';
import { failureSentence } from '../../failure-sentence.ts';

export function EditFailed({ failure }: { failure: Failure }) {
  const { words } = useWidget();
  return (
    <Failed says={failureSentence(failure, words)}>
      <p>{words(failure.isPartSaved ? 'results.editPart' : 'results.editFailed')}</p>
    </Failed>
  );
}
