// RES-SOL-18, RES-HP-04, YOURS-06: the type of home, saved by an edit of every quote that depends on it.
import { useState } from 'react';
import { answerOf } from '../../../state/request.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Status } from '../../../ui/text/status.tsx';
import type { Problem } from '../../../wizard/problem.ts';
import { asChoice, OtherType, useHomeLists } from '../../home/property-type/home-lists.tsx';
import { isSettled, needsOther, refusing, typeAnswers } from '../../home/property-type/property-type-step.ts';
import { TryAgain } from '../../parts/action-buttons.tsx';
import { EditForm } from './edit-form.tsx';

/** VAL-01: Done was pressed without a choice. */
const required = (field: string): Problem => ({ field, key: 'problem.required', values: {} });

interface PropertyEditorProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PropertyEditor({ open, onClose }: PropertyEditorProps) {
  const { words } = useWidget();
  return (
    <Dialog
      open={open}
      title={words('results.choose')}
      closeLabel={words('action.close')}
      size="wide"
      onClose={onClose}
    >
      <PropertyForm onClose={onClose} />
    </Dialog>
  );
}

/** AMB-02: from the first list; the home of the other list is found by its name. */
function PropertyForm({ onClose }: Pick<PropertyEditorProps, 'onClose'>) {
  const { words } = useWidget();
  const answers = useJourney((state) => state.answers);
  const { homes, lookups, lookup, other, load, loadOther } = useHomeLists();
  const [chosen, setChosen] = useState(answers.propertyId);
  const [second, setSecond] = useState(answers.otherPropertyId);
  const isThere = !homes[1] || isSettled(other);
  const list = (isThere && answerOf(lookup)) || [];
  const now = { ...answers, propertyId: chosen };
  const asks = other && needsOther(homes, lookups, now) ? other : null;
  const type = typeAnswers(homes, lookups, now, chosen);
  const isMissing = type.propertyId === undefined && (chosen === null || chosen !== answers.propertyId);
  const missing = () => [
    ...(isMissing ? [required('propertyTypeId')] : []),
    ...(asks && second === null ? [required('otherPropertyId')] : []),
  ];

  return (
    <EditForm
      className="property-editor"
      problems={missing}
      answers={() => ({ ...type, ...(asks && { otherPropertyId: second }) })}
      onClose={onClose}
    >
      {({ problem }) => (
        <>
          <Status>{lookup?.status === 'error' && <TryAgain text="failure.list" onClick={load} />}</Status>
          <Choices
            look="pictures"
            legend={words('property.question')}
            legendLook="hidden"
            name="propertyTypeId"
            options={list.filter(({ id }) => refusing(homes[0], id).length === 0).map(asChoice)}
            value={chosen ?? undefined}
            onChange={(id) => {
              setChosen(id);
              setSecond(null);
            }}
            problem={problem('propertyTypeId')}
            required
          />
          {asks && (
            <OtherType
              assets={homes[1]!.assets}
              lookup={asks}
              value={second ?? undefined}
              onChange={setSecond}
              problem={problem('otherPropertyId')}
              onRetry={loadOther}
            />
          )}
        </>
      )}
    </EditForm>
  );
}
