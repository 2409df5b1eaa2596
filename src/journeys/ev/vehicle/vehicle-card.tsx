// STEP-ICE-07, STEP-EV-07: make and model, engine or battery, plate, and Change.
import { type Ref, useId, useState } from 'react';
import { formatRegistration } from '../../../domain/registration.ts';
import { absoluteHttpUrl } from '../../../domain/url.ts';
import { type ChosenVehicle, vehicleName } from '../../../domain/vehicle.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/text/icon.tsx';
import { oneLine } from '../../../words/in-sentence.ts';
import { ChangeButton } from '../../parts/action-buttons.tsx';
import { sizeText } from './vehicle-text.ts';

interface VehicleCardProps {
  readonly vehicle: ChosenVehicle;
  readonly electric: boolean;
  /** The level of its heading: under a question, or under the title of a dialog. */
  readonly level: 3 | 4;
  readonly onChange: () => void;
  /** If true, it takes the focus when the vehicle is found, so that it is read out. */
  readonly ref?: Ref<HTMLDivElement>;
}

export function VehicleCard({ vehicle, electric, level, onChange, ref }: VehicleCardProps) {
  const { words } = useWidget();
  const wordsId = useId();
  const kind = electric ? 'electric' : 'ice';
  const change = (
    <ChangeButton
      labelKey={electric ? 'ev.card.electric.change' : 'ev.card.today.change'}
      onClick={onChange}
    />
  );
  const chosen = words(`ev.${kind}.chosen`);
  const size = oneLine([sizeText(vehicle, words), !electric && vehicle.fuel], ' · ');
  return (
    <div
      className="vehicle-card"
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={chosen}
      aria-describedby={wordsId}
    >
      <Card heading={chosen} level={level} tone="tint" action={change}>
        <div className="vehicle-card__row">
          <VehiclePicture image={vehicle.image} />
          <div className="vehicle-card__words stack stack--1" id={wordsId}>
            <p className="heading heading--section" translate="no">
              <bdi>{vehicleName(vehicle)}</bdi>
            </p>
            {size && <p className="vehicle-card__size">{size}</p>}
            {vehicle.registrationNumber && (
              <p className="vehicle-card__plate" translate="no">
                {formatRegistration(vehicle.registrationNumber)}
              </p>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

/** The provider's own picture if there is one and it loads; otherwise a drawing. */
function VehiclePicture({ image }: { image: string | null }) {
  const { settings } = useWidget();
  const [failed, setFailed] = useState(false);
  const src = image && absoluteHttpUrl(image, settings.apiBase);
  if (!src || failed) return <Icon name="car" className="vehicle-card__picture" />;
  return (
    <img
      className="vehicle-card__picture"
      src={src}
      alt=""
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
