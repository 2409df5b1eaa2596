// WIZ-01…08: the step's number, the heading, the question, and help next to it.

import { phoneAddress } from '../../domain/url.ts';
import { useLastPart, YourHome } from '../../journeys/home/your-home.tsx';
import { stepHeading } from '../../journeys/question/question-text.ts';
import type { PlannedStep } from '../../state/product.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/button/link.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { Heading, Outline } from '../../ui/text/heading.tsx';
import { neighbours, progress, stepAt, walkPlan } from '../../wizard/walk.ts';
import { StepForm } from './step-form.tsx';

export function QuestionsScreen() {
  const { words, navigation, settings, product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const at = useJourney((state) => state.at);
  const begun = useJourney((state) => state.journeyNumber);
  const walk = walkPlan(product.plan, flags, answers);
  const step = stepAt(walk, at);
  if (!step) return null;
  const { position, of, share, isFirst, isLast } = progress(walk.steps, step.id);
  const place = words('step.of', { position, of });
  const { before } = neighbours(walk.steps, step.id);
  const back = () =>
    before ? navigation.backToStep(before.id, before === walk.steps[0]) : navigation.go({ name: 'home' });

  return (
    <div className="questions">
      <div className="questions__main stack stack--5">
        <div className="questions__header stack stack--2">
          <Progress text={place} share={share} />
          <Heading look="title" focus="title">
            {words(stepHeading(product, flags, settings.copy === 'plain' ? {} : step))}
          </Heading>
        </div>
        {isFirst && <ClearedNotice />}
        <Outline value={{ first: settings.headingLevel, lead: place }}>
          <StepForm
            key={`${step.id} ${begun}`}
            step={step}
            isLast={isLast}
            onBack={isFirst && settings.skipHome ? null : back}
          />
        </Outline>
      </div>
      <QuestionsAside step={step} />
    </div>
  );
}

/** AMB-13: offers to restore cleared answers. */
function ClearedNotice() {
  const { words, store, navigation } = useWidget();
  const cleared = useJourney((state) => state.cleared);
  if (!cleared) return null;
  const putBack = () => {
    store.actions.putBack();
    if (cleared.at) navigation.goToStep(cleared.at);
  };
  const action = (
    <Button look="link" onClick={putBack}>
      {words('cleared.putBack')}
    </Button>
  );
  return (
    <Alert tone="info" actions={action}>
      {words('cleared.says')}
    </Alert>
  );
}

/**
 * The house with the answers so far: a strip above the question, or large next to it if there is room, with the reason and
 * help.
 */
function QuestionsAside({ step }: { step: PlannedStep }) {
  const { words, settings } = useWidget();
  const { address, propertyTypeName } = useJourney((state) => state.answers);
  const lastPart = useLastPart();
  const phone = settings.supportPhone;
  return (
    <div className="questions__aside">
      <div className="questions__home">
        <YourHome />
        <div className="questions__so-far">
          <strong role="status">{lastPart}</strong>
          {/* The question of the type already shows its answer. */}
          {lastPart === null && (
            <strong aria-hidden="true">
              {(step.id !== 'propertyId' && propertyTypeName) || words('questions.soFar')}
            </strong>
          )}
          <span aria-hidden="true">{address?.text}</span>
        </div>
      </div>
      <div className="questions__reason">
        <p>
          <strong>{words('questions.whyTitle')}</strong>
        </p>
        {step.why.map((why) => (
          <p key={why}>{words(why)}</p>
        ))}
        {phone !== null && (
          <p>
            <strong>{words('help.title')}</strong>{' '}
            <Link href={phoneAddress(phone)}>{words('help.call', { phone })}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
