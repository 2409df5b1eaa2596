// STEP-PROP-01…05: a picture for each type, and a way to continue for a flat that can't have solar panels.
import { useEffect } from 'react';
import type { Answers } from '../../../domain/answers.ts';
import { startsOf } from '../../../domain/journey.ts';
import type { HomeList, StepViewProps } from '../../../state/asset-descriptor.ts';
import { answerOf } from '../../../state/request.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Button, type ButtonProps } from '../../../ui/button/button.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Status, VisuallyHidden } from '../../../ui/text/status.tsx';
import { TryAgain } from '../../parts/action-buttons.tsx';
import { RefusalView } from '../../parts/refusal-view.tsx';
import { useBeforeNext } from '../../question/use-before-next.ts';
import { Certified, Why } from '../../question/why.tsx';
import { continueWithout, switchJourney } from './change-journey.ts';
import { asChoice, OtherType, useHomeLists } from './home-lists.tsx';
import { namesOf, needsOther, refusing, typeAnswers } from './property-type-step.ts';

export function PropertyTypeView(props: StepViewProps) {
  const { flags, answers, entered, choose, problem, beforeNext } = props;
  const widget = useWidget();
  const { words, product } = widget;
  const { homes, lookup, answersFor, load, loadOther, missing, ready } = usePropertyTypes(props);
  const [first, other] = homes;
  useBeforeNext(beforeNext, ready);
  const list = lookup && lookup.status !== 'pending' ? (answerOf(lookup) ?? []) : null;
  const problemText = problem('propertyId');
  const refused = refusing(first, entered.propertyId ?? 0);
  const certified = first?.assets.map(
    (asset) => !!answers.certificate && asset.certified?.(answers.certificate),
  );
  // If a list fails to load, the journey can continue without that list's assets.
  const without = (assets: readonly HomeList[], look: ButtonProps['look'] = 'secondary') =>
    product.active(flags).length > assets.length && (
      <Button look={look} onClick={() => continueWithout(assets, widget)}>
        {words('property.without', { what: namesOf(assets, words) })}
      </Button>
    );

  return (
    <div className="property-type" aria-busy={!list}>
      <Choices
        look="pictures"
        legend={words('property.question')}
        leads
        hint={
          <>
            <Why text="property.why" />{' '}
            <Certified
              chosen={entered.propertyId}
              by="propertyTypeId"
              address={first && answers[first.known]}
              also={certified?.find(Boolean)}
            />
          </>
        }
        name="propertyId"
        options={(list ?? []).map(asChoice)}
        awaited={!list}
        value={entered.propertyId ?? undefined}
        onChange={(id) => choose(answersFor(id))}
        problem={problemText}
        required={list !== null}
      />
      <Status>
        {!list && <VisuallyHidden>{words('frame.loading')}</VisuallyHidden>}
        {list?.length === 0 && (
          <TryAgain text={lookup?.status === 'error' ? 'failure.list' : 'property.empty'} onClick={load}>
            {without(first!.assets)}
          </TryAgain>
        )}
      </Status>
      {missing && (
        <OtherType
          assets={other!.assets}
          lookup={missing}
          value={entered.otherPropertyId ?? undefined}
          onChange={(otherPropertyId) => choose({ otherPropertyId })}
          problem={problem('otherPropertyId')}
          onRetry={loadOther}
          failed={without(other!.assets)}
        />
      )}
      {refused[0]?.refuses && (
        <RefusalView
          {...refused[0].refuses}
          actions={without(refused, 'primary') || <OtherJourneys than={refused} />}
        />
      )}
    </div>
  );
}

/** What the same home can have: first what is about it. */
function OtherJourneys({ than }: { than: readonly HomeList[] }) {
  const widget = useWidget();
  const { words, settings, product } = widget;
  const left = product.assets.filter(({ homes }) => !homes || !than.includes(homes));
  return (['home', 'vehicle'] as const)
    .flatMap((about) => left.filter((asset) => asset.about === about))
    .flatMap((asset) => startsOf(asset, settings.only))
    .map(({ journey, label }, at) => (
      <Button
        key={journey}
        look={at === 0 ? 'primary' : 'secondary'}
        onClick={() => switchJourney(widget, journey)}
      >
        {words(label)}
      </Button>
    ));
}

/** AMB-02: the list for this journey, and the answers that a choice from it gives for each asset. */
function usePropertyTypes({ answers, entered }: StepViewProps) {
  const { store } = useWidget();
  const lists = useHomeLists();
  const { homes, lookups, lookup, other } = lists;
  const second = homes[1]?.list;

  // The address's suggestion is chosen without a press; its name and its id in the other list follow from the lists.
  const follows = typeAnswers(homes, lookups, answers, entered.propertyId ?? null);
  const isBehind = Object.entries(follows).some(([key, value]) => answers[key as keyof Answers] !== value);
  useEffect(() => {
    if (isBehind) store.actions.answer(follows);
  });

  async function whenLoaded(list: HomeList['list']): Promise<boolean> {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe((state) => {
        if (state.lookups[list]?.status === 'pending') return;
        stop();
        resolve();
      });
    });
    const now = store.getState();
    store.actions.answer(typeAnswers(homes, now.lookups, now.answers, now.answers.propertyId));
    return true;
  }

  return {
    ...lists,
    answersFor: (id: number): Partial<Answers> => ({
      ...(second ? { otherPropertyId: null } : {}),
      ...typeAnswers(homes, lookups, answers, id),
    }),
    /** The other list, if only the visitor can say which of its homes the chosen one is. */
    missing: other && needsOther(homes, lookups, answers) ? other : null,
    /** Next waits for the other list. */
    ready: () => (second && other?.status === 'pending' && answerOf(lookup) ? whenLoaded(second) : true),
  };
}
