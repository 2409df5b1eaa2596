// Knows how the property type is asked for: a picture each, and a way on for a flat that can't have solar (STEP-PROP-01…05).
import { activeAssets } from '../../../../domain/flags.ts';
import { isOffered } from '../../../../domain/offers.ts';
import { houseType, solarRefuses } from '../../../../domain/property.ts';
import { useWidget } from '../../../../state/widget-context.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { HousePicture } from '../../../../ui/house/house-picture.tsx';
import { PictureChoices } from '../../../../ui/picture-choices/picture-choices.tsx';
import { Status } from '../../../../ui/status/status.tsx';
import { goOnWith } from '../../../go-on-with.ts';
import { continueWithoutSolar } from '../../../without-solar.ts';
import { RefusalView } from '../../refusal/refusal-view.tsx';
import { refusals } from '../../refusal/refusals.ts';
import type { StepViewProps } from '../../step-view.ts';
import { usePropertyTypes } from './use-property-types.tsx';

export function PropertyTypeView(props: StepViewProps) {
  const { flags, entered, choose, problem } = props;
  const { words } = useWidget();
  const { lookup, answersFor, reload } = usePropertyTypes(props);
  const list = lookup && lookup.is !== 'asking' ? lookup.list : null;
  const said = problem('propertyId');
  const refusedForSolar = flags.solar && entered.propertyId != null && solarRefuses(entered.propertyId);

  return (
    <div className="property-type" aria-busy={!list}>
      {list && (
        <PictureChoices
          legend={words('property.question')}
          hint={words('property.why')}
          name="propertyId"
          options={list.map(({ id, name }) => ({
            value: id,
            title: name,
            picture: <HousePicture type={houseType(name)} />,
          }))}
          value={entered.propertyId ?? undefined}
          onChange={(id) => choose(answersFor(id))}
          problem={said}
        />
      )}
      <Status>
        {!list && <p>{words('frame.loading')}</p>}
        {list?.length === 0 && (
          <>
            <p>{words(lookup?.is === 'failed' ? 'failure.list' : 'property.empty')}</p>
            <Button look="secondary" onClick={reload}>
              {words('action.retry')}
            </Button>
          </>
        )}
      </Status>
      {refusedForSolar && (
        <RefusalView
          id="solarProperty"
          isSaid={said !== undefined}
          actions={<WithoutSolar isAlone={activeAssets(flags).length === 1} />}
        />
      )}
    </div>
  );
}

/** What the same home can have: the rest of what was asked for, or else another journey. */
function WithoutSolar({ isAlone }: { isAlone: boolean }) {
  const widget = useWidget();
  const { words, settings } = widget;
  if (!isAlone) {
    return (
      <Button look="secondary" onClick={() => continueWithoutSolar(widget)}>
        {words('property.withoutSolar')}
      </Button>
    );
  }
  return refusals.solarProperty.journeys
    .filter((journey) => isOffered(settings.only, journey))
    .map((journey) => (
      <Button key={journey} look="secondary" onClick={() => goOnWith(widget, journey)}>
        {words(`start.${journey}`)}
      </Button>
    ));
}
