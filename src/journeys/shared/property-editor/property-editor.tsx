// RES-SOL-18, RES-HP-04: the asset's own list of homes, saved by an edit of its quote.
import { useEffect, useState } from 'react';
import { type PropertyType, solarRefuses } from '../../../domain/property.ts';
import type { Result } from '../../../domain/result.ts';
import { loadLookup } from '../../../state/load-lookup.ts';
import { answerOf } from '../../../state/request.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PictureChoices } from '../../../ui/picture-choices/picture-choices.tsx';
import { ProblemSummary } from '../../../ui/problem-summary/problem-summary.tsx';
import { Status } from '../../../ui/status/status.tsx';
import type { Problem } from '../../../wizard/problem.ts';
import { asChoice } from '../steps/property-type/as-choice.tsx';
import { useEdit } from '../use-edit.tsx';
import { useRefusal } from '../use-refusal.tsx';

/** VAL-01: Done with nothing chosen. */
const REQUIRED: Problem = { field: 'propertyTypeId', key: 'problem.required', values: {} };

export interface PropertyEditorProps {
  readonly asset: 'solar' | 'ashp';
  readonly open: boolean;
  readonly result: Result;
  readonly onClose: () => void;
}

export function PropertyEditor({ asset, open, result, onClose }: PropertyEditorProps) {
  const { words } = useWidget();
  return (
    <Dialog
      open={open}
      title={words('results.choose')}
      closeLabel={words('action.close')}
      size="wide"
      onClose={onClose}
    >
      <PropertyForm asset={asset} result={result} onClose={onClose} />
    </Dialog>
  );
}

function PropertyForm({ asset, result, onClose }: Omit<PropertyEditorProps, 'open'>) {
  const widget = useWidget();
  const { words, store } = widget;
  const listName = asset === 'solar' ? 'esaPropertyTypes' : 'ashpPropertyTypes';
  const lookup = useJourney((state) => state.lookups[listName]);
  const before = result.request.address.propertyTypeId ?? undefined;
  const [chosen, setChosen] = useState(before);
  const { saving, failure, save } = useEdit(asset, onClose);
  const list = (answerOf(lookup) ?? []).filter(({ id }) => asset !== 'solar' || !solarRefuses(id));
  const type = list.find(({ id }) => id === chosen);
  const isMissing = !type && (chosen === undefined || chosen !== before);
  const refusal = useRefusal(() => (isMissing ? [REQUIRED] : []));

  useEffect(() => {
    void loadLookup(widget, listName);
  }, [widget, listName]);

  function submit(): void {
    refusal.refuse(isMissing ? [REQUIRED] : []);
    if (isMissing) return;
    save(type && type.id !== before ? { propertyTypeId: type.id } : {}, type ? answersOf(type) : {});
  }

  /** With both assets quoted, the heat pump's type is its own. */
  function answersOf({ id, name }: PropertyType) {
    const { flags } = store.getState();
    if (asset === 'ashp' && flags.solar) return { heatPumpPropertyId: id };
    return { propertyId: id, propertyTypeName: name };
  }

  return (
    <form
      className="property-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {refusal.items.length > 0 && (
        <ProblemSummary {...refusal} heading={words('problem.summary')} level={3} />
      )}
      {failure && (
        <Alert heading={words('failure.title')} level={3}>
          <p>{words('results.editFailed')}</p>
        </Alert>
      )}
      <Status>
        {lookup?.is === 'failed' && (
          <>
            <p>{words('failure.list')}</p>
            <Button look="secondary" onClick={() => void loadLookup(widget, listName)}>
              {words('action.retry')}
            </Button>
          </>
        )}
      </Status>
      <PictureChoices
        legend={words('property.question')}
        legendLook="hidden"
        name={REQUIRED.field}
        options={list.map(asChoice)}
        value={chosen}
        onChange={setChosen}
        problem={refusal.problem(REQUIRED.field)}
        required
      />
      <Status className="visually-hidden">{saving && words('results.updating')}</Status>
      <Actions>
        <Button type="submit" busy={saving ? words('results.updating') : undefined}>
          {words(failure ? 'action.retry' : 'action.done')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words('action.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
