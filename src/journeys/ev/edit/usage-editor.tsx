// RES-EV-18, AMB-49: edits the miles of a week and how the car is charged.
import { useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { CHARGE_TYPES } from '../../../domain/vehicle-usage.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { accept } from '../../../wizard/accept.ts';
import { EditForm } from '../../result/edit/edit-form.tsx';
import { missingMiles, vehicleUsageStep } from '../steps/vehicle-usage-step.ts';
import { MileageFields, type MileageTexts } from '../steps/vehicle-usage-view.tsx';

interface UsageEditorProps {
  readonly open: boolean;
  readonly result: Result;
  readonly onClose: () => void;
}

export function UsageEditor({ open, result, onClose }: UsageEditorProps) {
  const { words } = useWidget();
  return (
    <Dialog open={open} title={words('ev.edit.usage')} closeLabel={words('action.close')} onClose={onClose}>
      <UsageForm result={result} onClose={onClose} />
    </Dialog>
  );
}

function UsageForm({ result: { request }, onClose }: Omit<UsageEditorProps, 'open'>) {
  const { words, store } = useWidget();
  const [texts, setTexts] = useState<MileageTexts>({
    weekday: String(request.milesDrivenWeekDays ?? ''),
    weekend: String(request.milesDrivenWeekEnds ?? ''),
  });
  const [charger, setCharger] = useState(useJourney((state) => state.answers.electricVehicleChargeType));
  const waitsFor = missingMiles(texts);
  const accepted = () => accept(vehicleUsageStep, store.getState().flags, {}, { vehicleUsage: texts });

  return (
    <EditForm
      className="ev-editor"
      problems={() => {
        const miles = accepted();
        return miles.ok ? [] : miles.problems;
      }}
      answers={() => {
        const miles = accepted();
        return { ...(miles.ok && miles.values), electricVehicleChargeType: charger };
      }}
      onClose={onClose}
      waits={waitsFor ? words(waitsFor) : ''}
    >
      {({ problem }) => (
        <>
          <MileageFields
            texts={texts}
            onText={(part, text) => setTexts({ ...texts, [part]: text })}
            problem={problem}
          />
          <Choices
            legend={words('ev.charger')}
            legendLook="label"
            name="chargerTypeId"
            options={CHARGE_TYPES.map(({ id }) => ({
              value: id,
              title: words(`ev.charger.${id}`),
              hint: words(`ev.charger.${id}.hint`),
            }))}
            value={charger}
            onChange={setCharger}
          />
        </>
      )}
    </EditForm>
  );
}
