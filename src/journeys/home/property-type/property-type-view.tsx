// STEP-PROP-01…05: a picture each, and a way on for a flat that can't have solar.
import { startsOf } from '../../../domain/offers.ts';
import { solarRefuses } from '../../../domain/property.ts';
import { answerOf } from '../../../state/request.ts';
import type { StepViewProps } from '../../../state/step-view.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PictureChoices } from '../../../ui/picture-choices/picture-choices.tsx';
import { Status } from '../../../ui/status/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { continueWithout } from '../../continue-without.ts';
import { goOnWith } from '../../go-on-with.ts';
import { useBeforeNext } from '../../question/use-before-next.tsx';
import { Why } from '../../question/why.tsx';
import { Certified } from '../certified.tsx';
import { RefusalView } from '../refusal/refusal-view.tsx';
import { refusals } from '../refusal/refusals.ts';
import { asChoice } from './as-choice.tsx';
import { HeatPumpType } from './heat-pump-type.tsx';
import { usePropertyTypes } from './use-property-types.tsx';

export function PropertyTypeView(props: StepViewProps) {
  const { flags, entered, choose, problem, beforeNext } = props;
  const { words, product } = useWidget();
  const { lookup, answersFor, reload, askedAgain, reloadAgain, ready } = usePropertyTypes(props);
  useBeforeNext(beforeNext, ready);
  const list = lookup && lookup.is !== 'asking' ? (answerOf(lookup) ?? []) : null;
  const said = problem('propertyId');
  const { certificate } = props.answers;
  const solarThere = flags.solar && (certificate?.hasSolar || certificate?.hasBattery);
  const refusedForSolar = flags.solar && entered.propertyId != null && solarRefuses(entered.propertyId);

  return (
    <div className="property-type" aria-busy={!list}>
      <PictureChoices
        legend={words('property.question')}
        leads
        hint={
          <>
            <Why says="property.why" />{' '}
            <Certified
              chosen={entered.propertyId}
              by="propertyTypeId"
              also={solarThere && 'certificate.solar'}
            />
          </>
        }
        name="propertyId"
        options={(list ?? []).map(asChoice)}
        awaited={!list}
        value={entered.propertyId ?? undefined}
        onChange={(id) => choose(answersFor(id))}
        problem={said}
        required={list !== null}
      />
      <Status>
        {!list && <VisuallyHidden>{words('frame.loading')}</VisuallyHidden>}
        {list?.length === 0 && (
          <>
            <p>{words(lookup?.is === 'failed' ? 'failure.list' : 'property.empty')}</p>
            <Button look="secondary" onClick={reload}>
              {words('action.retry')}
            </Button>
            {!flags.solar && <WithoutPump />}
          </>
        )}
      </Status>
      {askedAgain && (
        <HeatPumpType
          lookup={askedAgain}
          value={entered.heatPumpPropertyId ?? undefined}
          onChange={(heatPumpPropertyId) => choose({ heatPumpPropertyId })}
          problem={problem('heatPumpPropertyId')}
          onRetry={reloadAgain}
          failed={<WithoutPump />}
        />
      )}
      {refusedForSolar && (
        <RefusalView
          id="solarProperty"
          actions={<WithoutSolar isAlone={product.active(flags).length === 1} />}
        />
      )}
    </div>
  );
}

/** A list that can't be had stops no more than its own asset. */
function WithoutPump() {
  const widget = useWidget();
  const flags = useJourney((state) => state.flags);
  if (widget.product.active(flags).length === 1) return null;
  return (
    <Button look="secondary" onClick={() => continueWithout('ashp', widget)}>
      {widget.words('property.withoutPump')}
    </Button>
  );
}

/** What the same home can have: the rest of what was asked for, or else another journey. */
function WithoutSolar({ isAlone }: { isAlone: boolean }) {
  const widget = useWidget();
  const { words, settings, product } = widget;
  if (!isAlone) {
    return <Button onClick={() => continueWithout('solar', widget)}>{words('property.withoutSolar')}</Button>;
  }
  const offered = product.assets.flatMap((asset) => startsOf(asset, settings.only));
  return refusals.solarProperty.journeys
    .flatMap((left) => offered.filter(({ journey }) => journey === left))
    .map(({ journey, says }, at) => (
      <Button
        key={journey}
        look={at === 0 ? 'primary' : 'secondary'}
        onClick={() => goOnWith(widget, journey)}
      >
        {words(says)}
      </Button>
    ));
}
