// STEP-ICE-01, STEP-EV-01: asks for the plate where allowed, or for make and model, then shows the vehicle as a card.
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { type ChosenVehicle, NO_VEHICLE } from '../../../domain/vehicle.ts';
import type { StepViewProps } from '../../../state/step-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button, type ButtonProps } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { FieldProblem } from '../../../ui/field/field.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Why } from '../../question/why.tsx';
import { PickerForm } from './picker-form.tsx';
import { PlateSearch } from './plate-search.tsx';
import { VehicleCard } from './vehicle-card.tsx';

interface VehicleQuestionProps extends StepViewProps {
  /** The name of the answer. */
  readonly of: 'iceVehicle' | 'electricVehicle';
  /** A way to continue for a visitor who has no such car. */
  readonly children?: Elements;
}

export function VehicleQuestion(props: VehicleQuestionProps) {
  useSignals();
  const { of, flags, answers, choose, typed, problem, children } = props;
  const { words, settings } = useWidget();
  const { registration } = settings;
  const [picking, setPicking] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const vehicle = answers[of];
  const isChosen = vehicle.make !== '';
  const electric = of === 'electricVehicle';
  const kind = electric ? 'electric' : 'ice';
  /** STEP-EV-02: an electric car to compare with is chosen only by make and model. */
  const byPlate = !electric || flags.evOnly;
  const plate = typed('registration');
  // The text typed before, or the partner's prefill.
  const asksForPlate = byPlate && !isChosen;
  useEffect(() => {
    if (asksForPlate && registration && plate.peek() === '') plate.value = registration;
  }, [asksForPlate, registration, plate]);

  const follow = useFollowFocus(isChosen, () => card.current ?? field.current ?? button.current);

  const close = () => setPicking(false);
  const take = (chosen: ChosenVehicle) => {
    follow();
    close();
    choose({ [of]: chosen });
  };

  /** DLG-08: also clears a typed plate. */
  const pick = (picked: ChosenVehicle) => {
    if (byPlate) plate.value = '';
    take(picked);
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
          onChange={() => take(NO_VEHICLE)}
        />
      ) : (
        <>
          {byPlate && (
            <PlateSearch
              electric={electric}
              text={plate.value}
              onText={(text) => {
                plate.value = text;
              }}
              onFound={take}
              {...(electric ? {} : { onPick: () => setPicking(true) })}
              field={field}
            />
          )}
          <PickButton
            ref={button}
            electric={electric}
            look={!byPlate ? 'primary' : electric ? 'secondary' : 'link'}
            onClick={() => setPicking(true)}
          />
          {children}
        </>
      )}
      <FieldProblem text={problem(of)} />
      <Dialog open={picking} title={words('ev.select')} closeLabel={words('action.close')} onClose={close}>
        <PickerForm electric={electric} onDone={pick} onCancel={close} />
      </Dialog>
    </div>
  );
}

interface PickButtonProps extends Pick<ButtonProps, 'look' | 'onClick' | 'ref'> {
  readonly electric: boolean;
}

/** Opens the list of makes. Beside that of an electric car, which few have chosen yet, it says that any will do at first. */
function PickButton({ electric, ...button }: PickButtonProps) {
  const { words } = useWidget();
  if (!electric)
    return (
      <Button {...button} opens="dialog">
        {words('ev.ice.dontKnow')}
      </Button>
    );
  return (
    <div className="panel stack">
      <div className="vehicle-card__row">
        <Icon name="car" className="vehicle-card__picture" />
        <p>{words('ev.electric.undecided')}</p>
      </div>
      <Button {...button} opens="dialog">
        {words('ev.select')}
      </Button>
    </div>
  );
}
