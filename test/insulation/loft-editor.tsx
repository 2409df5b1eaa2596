import { useState } from 'react';
import { EditForm } from '../../src/journeys/result/edit/edit-form.tsx';
import { useJourney, useWidget } from '../../src/state/widget.tsx';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { LoftChoices } from './loft-choices.tsx';

interface LoftEditorProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LoftEditor({ open, onClose }: LoftEditorProps) {
  const { words } = useWidget();
  return (
    <Dialog
      open={open}
      title={words('asset.insulation.change')}
      closeLabel={words('action.close')}
      onClose={onClose}
    >
      <LoftForm onClose={onClose} />
    </Dialog>
  );
}

function LoftForm({ onClose }: Pick<LoftEditorProps, 'onClose'>) {
  const [loftDepth, choose] = useState(useJourney(({ answers }) => answers.loftDepth));
  return (
    <EditForm className="loft" problems={() => []} answers={() => ({ loftDepth })} onClose={onClose}>
      {() => <LoftChoices value={loftDepth} onChange={choose} problem={undefined} />}
    </EditForm>
  );
}
