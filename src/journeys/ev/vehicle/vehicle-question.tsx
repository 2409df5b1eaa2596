// Asks by plate where that is offered, and by make and model; then shows the vehicle as a card.
import { useRef, useState } from 'react';
import { type ChosenVehicle, NO_VEHICLE } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FieldProblem } from '../../../ui/field/field.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Why } from '../../question/why.tsx';
import { PlateSearch } from './plate-search.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import { VehiclePicker } from './vehicle-picker.tsx';

export interface VehicleQuestionProps {
  readonly electric: boolean;
  readonly vehicle: ChosenVehicle;
  readonly onVehicle: (vehicle: ChosenVehicle) => void;
  /** The typed plate; null where there is no search by plate (STEP-EV-02). */
  readonly plate: { readonly text: string; readonly onText: (text: string) => void } | null;
  readonly problem: string | undefined;
}

export function VehicleQuestion({ electric, vehicle, onVehicle, plate, problem }: VehicleQuestionProps) {
  const { words } = useWidget();
  const [picking, setPicking] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = vehicle.make !== '';
  const kind = electric ? 'electric' : 'ice';

  const follow = useFollowFocus(isChosen, () => card.current ?? field.current ?? button.current);

  const choose = (chosen: ChosenVehicle) => {
    follow();
    setPicking(false);
    onVehicle(chosen);
  };

  /** DLG-08: what was typed of a plate goes with it. */
  const pick = (picked: ChosenVehicle) => {
    plate?.onText('');
    choose(picked);
  };

  return (
    <div className="vehicle-question">
      <Heading level={3} focus="lead">
        {words(`ev.${kind}.question`)}
      </Heading>
      <p className="choice-group__hint">
        <Why says={`ev.${kind}.why`} />
      </p>
      {isChosen ? (
        <VehicleCard
          ref={card}
          vehicle={vehicle}
          electric={electric}
          level={4}
          onChange={() => choose(NO_VEHICLE)}
        />
      ) : (
        <>
          {plate && (
            <PlateSearch
              electric={electric}
              text={plate.text}
              onText={plate.onText}
              onFound={choose}
              {...(electric ? {} : { onPick: () => setPicking(true) })}
              field={field}
            />
          )}
          <Button
            ref={button}
            look={plate === null ? 'primary' : electric ? 'secondary' : 'link'}
            opens="dialog"
            onClick={() => setPicking(true)}
          >
            {words(electric ? 'ev.select' : 'ev.ice.dontKnow')}
          </Button>
        </>
      )}
      <FieldProblem text={problem} />
      <VehiclePicker electric={electric} open={picking} onDone={pick} onClose={() => setPicking(false)} />
    </div>
  );
}
