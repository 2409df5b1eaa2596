import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_JOURNEY, isOffered } from '../../../domain/journey.ts';
import { type ChosenVehicle, NO_VEHICLE } from '../../../domain/vehicle.ts';
import type { StepViewProps } from '../../../state/asset-descriptor.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { FieldProblem } from '../../../ui/field/field.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { useFollowFocus } from '../../../ui/use-focus.ts';
import { Why } from '../../question/why.tsx';
import { PickerForm } from '../vehicle/picker-form.tsx';
import { PlateSearch } from '../vehicle/plate-search.tsx';
import { VehicleCard } from '../vehicle/vehicle-card.tsx';

export function IceVehicleView(props: StepViewProps) {
  const { words, store, navigation, settings } = useWidget();
  /** Without a car of today there is nothing to compare with: the electric car is quoted alone (FLAG-04). */
  const withoutToday = () => {
    store.actions.choose({ ...props.flags, evCompare: false, evOnly: true });
    navigation.goToStep('electricVehicle');
  };
  return (
    <VehicleQuestion of="iceVehicle" {...props}>
      {['ev-only', DEFAULT_JOURNEY].some((journey) => isOffered(settings.only, journey)) && (
        <Button look="link" onClick={withoutToday}>
          {words('ev.ice.none')}
        </Button>
      )}
    </VehicleQuestion>
  );
}

export function ElectricVehicleView(props: StepViewProps) {
  return <VehicleQuestion of="electricVehicle" {...props} />;
}

interface QuestionProps extends StepViewProps {
  /** The name of the answer. */
  readonly of: 'iceVehicle' | 'electricVehicle';
  /** A way to continue for a visitor who has no such car. */
  readonly children?: Elements;
}

/** STEP-ICE-01, STEP-EV-01: asks for the plate where allowed, or for make and model, then shows the vehicle as a card. */
function VehicleQuestion({ of, flags, answers, choose, typed, problem, children }: QuestionProps) {
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
        <Why text={`ev.${kind}.why`} />
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
