// RES-EV-19: finds the vehicle by its plate, shows it, and saves it.

import { type FormEvent, useRef, useState } from 'react';
import type { ChosenVehicle } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { EditActions } from '../../result/edit/edit-actions.tsx';
import { PlateSearch } from '../vehicle/plate-search.tsx';
import { VehicleCard } from '../vehicle/vehicle-card.tsx';

interface SearchFormProps {
  readonly electric: boolean;
  readonly plate: string;
  readonly onPlate: (plate: string) => void;
  readonly onDone: (vehicle: ChosenVehicle) => void;
  readonly onPick: () => void;
  readonly onCancel: () => void;
  /** If true, the plate takes the focus, since the form has replaced the picker. */
  readonly focuses: boolean;
  readonly busy: string | undefined;
  readonly failure: Elements;
}

export function SearchForm(props: SearchFormProps) {
  const { electric, plate, onPlate, onDone, onPick, onCancel, busy, failure } = props;
  const { words } = useWidget();
  const [found, setFound] = useState<ChosenVehicle | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const follow = useFollowFocus(found !== null, () => card.current ?? field.current, props.focuses);

  const show = (vehicle: ChosenVehicle | null) => {
    follow();
    setFound(vehicle);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (found) onDone(found);
  };

  return (
    <form className="ev-editor" onSubmit={submit} noValidate>
      {failure}
      {found ? (
        <>
          <VehicleCard ref={card} vehicle={found} electric={electric} level={3} onChange={() => show(null)} />
          <p>{words('ev.edit.foundHint')}</p>
        </>
      ) : (
        <>
          <PlateSearch electric={electric} text={plate} onText={onPlate} onFound={show} field={field} />
          <Button look="link" onClick={onPick}>
            {words('ev.select')}
          </Button>
        </>
      )}
      <EditActions isOpen={!found} busy={busy} failed={!!failure} onCancel={onCancel} />
    </form>
  );
}
