// RES-SOL-18, RES-HP-04, YOURS-06: the home, saved by an edit of every quote that rests on it.
import { useEffect, useState } from 'react';
import { solarRefuses } from '../../domain/property.ts';
import { loadLookup } from '../../state/load-lookup.ts';
import { answerOf } from '../../state/request.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PictureChoices } from '../../ui/picture-choices/picture-choices.tsx';
import { Status } from '../../ui/status/status.tsx';
import type { Problem } from '../../wizard/problem.ts';
import { EditForm } from '../result/edit/edit-form.tsx';
import { asChoice } from './property-type/as-choice.tsx';
import { HeatPumpType } from './property-type/heat-pump-type.tsx';
import { isAskedAgain, typeAnswers } from './property-type/type-answers.ts';

/** VAL-01: Done with nothing chosen. */
const required = (field: string): Problem => ({ field, key: 'problem.required', values: {} });

export interface PropertyEditorProps {
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

/** AMB-02: with solar its list, and the heat pump's home follows by name. */
function PropertyForm({ onClose }: Pick<PropertyEditorProps, 'onClose'>) {
  const widget = useWidget();
  const { words } = widget;
  const { flags, answers, lookups } = useJourney((state) => state);
  const listName = flags.solar ? 'esaPropertyTypes' : 'ashpPropertyTypes';
  const both = flags.solar && flags.ashp;
  const [chosen, setChosen] = useState(answers.propertyId);
  const [pump, setPump] = useState(answers.heatPumpPropertyId);
  const { [listName]: lookup, ashpPropertyTypes: pumps } = lookups;
  const isThere = !both || pumps?.is === 'answered' || pumps?.is === 'failed';
  const list = (isThere && answerOf(lookup)) || [];
  const now = { ...answers, propertyId: chosen };
  const asks = pumps && isAskedAgain(flags, lookups, now) ? pumps : null;
  const type = typeAnswers(flags, lookups, now, chosen);
  const isMissing = type.propertyId === undefined && (chosen === null || chosen !== answers.propertyId);
  const missing = () => [
    ...(isMissing ? [required('propertyTypeId')] : []),
    ...(asks && pump === null ? [required('heatPumpPropertyId')] : []),
  ];
  const load = () => void loadLookup(widget, listName);
  const loadPumps = () => void loadLookup(widget, 'ashpPropertyTypes');

  // biome-ignore lint/correctness/useExhaustiveDependencies: both are made again each time, of nothing else
  useEffect(() => {
    load();
    if (both) loadPumps();
  }, [widget, listName, both]);

  return (
    <EditForm
      className="property-editor"
      problems={missing}
      answers={() => ({ ...type, ...(asks && { heatPumpPropertyId: pump }) })}
      onClose={onClose}
    >
      {({ problem }) => (
        <>
          <Status>
            {lookup?.is === 'failed' && (
              <>
                <p>{words('failure.list')}</p>
                <Button look="secondary" onClick={load}>
                  {words('action.retry')}
                </Button>
              </>
            )}
          </Status>
          <PictureChoices
            legend={words('property.question')}
            legendLook="hidden"
            name="propertyTypeId"
            options={list.filter(({ id }) => !flags.solar || !solarRefuses(id)).map(asChoice)}
            value={chosen ?? undefined}
            onChange={(id) => {
              setChosen(id);
              setPump(null);
            }}
            problem={problem('propertyTypeId')}
            required
          />
          {asks && (
            <HeatPumpType
              lookup={asks}
              value={pump ?? undefined}
              onChange={setPump}
              problem={problem('heatPumpPropertyId')}
              onRetry={loadPumps}
            />
          )}
        </>
      )}
    </EditForm>
  );
}
