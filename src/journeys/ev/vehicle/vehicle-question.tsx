// STEP-ICE-01, STEP-EV-01: asks for the plate where allowed, or for make and model, then shows the vehicle as a card.
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { type ChosenVehicle, NO_VEHICLE } from '../../../domain/vehicle.ts';
import type { StepViewProps } from '../../../state/step-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { FieldProblem } from '../../../ui/field/field.tsx';
import { useFollowFocus } from '../../../ui/focus/use-follow-focus.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Why } from '../../question/why.tsx';
import { PickerForm } from './picker-form.tsx';
import { PlateSearch } from './plate-search.tsx';
import { VehicleCard } from './vehicle-card.tsx';

interface QuestionProps extends StepViewProps {
  /** The name of the answer. */
  readonly of: 'iceVehicle' | 'electricVehicle';
  /** A way to continue for a visitor who has no such car. */
  readonly children?: Elements;
}

export function VehicleQuestion({ of, flags, answers, choose, typed, problem, children }: QuestionProps) {
  useSignals();
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
        {words(isChosen && byPlate ? 'ev.chosen' : `ev.${kind}.question`)}
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
          {electric && <p>{words('ev.electric.undecided')}</p>}
          <Button
            ref={button}
            look={!byPlate ? 'primary' : electric ? 'secondary' : 'link'}
            opens="dialog"
            onClick={() => setPicking(true)}
          >
            {words(electric ? 'ev.select' : 'ev.ice.dontKnow')}
          </Button>
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
