// RES-EV-18, AMB-49: the miles of a week and how the car is charged.
import { type FormEvent, useState } from 'react';
import { CHARGE_TYPES } from '../../../domain/charge-type.ts';
import type { Result } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Actions } from '../../../ui/actions/actions.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ProblemSummary } from '../../../ui/problem-summary/problem-summary.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { useEdit } from '../../shared/use-edit.tsx';
import { MileageFields, type MileageTexts } from '../mileage/mileage-fields.tsx';
import { missingMiles } from '../mileage/mileage-rules.ts';
import { EditFailed } from './edit-failed.tsx';
import { usageChanges } from './usage-changes.ts';
import { useMileageCheck } from './use-mileage-check.tsx';

export interface UsageEditorProps {
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
  const { words } = useWidget();
  const chargerBefore = useJourney((state) => state.answers.electricVehicleChargeType);
  const before = {
    weekday: request.milesDrivenWeekDays,
    weekend: request.milesDrivenWeekEnds,
    charger: chargerBefore,
  };
  const [texts, setTexts] = useState<MileageTexts>({
    weekday: String(before.weekday ?? ''),
    weekend: String(before.weekend ?? ''),
  });
  const [charger, setCharger] = useState(chargerBefore);
  const { refusal, check } = useMileageCheck(texts);
  const { saving, failure, save } = useEdit('ev', onClose);
  const waitsFor = missingMiles(texts);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const vehicleUsage = check();
    if (!vehicleUsage) return;
    save(usageChanges(before, { ...vehicleUsage, charger }), {
      vehicleUsage,
      electricVehicleChargeType: charger,
    });
  };

  return (
    <form className="ev-editor" onSubmit={submit} noValidate>
      {failure && <EditFailed failure={failure} />}
      {refusal.items.length > 0 && (
        <ProblemSummary {...refusal} heading={words('problem.summary')} level={3} />
      )}
      <MileageFields
        texts={texts}
        onText={(part, text) => setTexts({ ...texts, [part]: text })}
        problem={refusal.problem}
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
      <Status className="visually-hidden">{saving && words('results.updating')}</Status>
      <Actions>
        <Button
          type="submit"
          busy={saving ? words('results.updating') : undefined}
          disabled={waitsFor !== null}
          reason={waitsFor === null ? '' : words('ev.miles.missing')}
        >
          {words(failure ? 'action.retry' : 'action.done')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words('action.cancel')}
        </Button>
      </Actions>
    </form>
  );
}
