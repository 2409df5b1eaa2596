// WIZ-01…08: the step's number, the heading, the question, and help next to it.
import { stepHeading } from '../../journeys/headings.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Outline } from '../../ui/heading/outline.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { neighbours, progress } from '../../wizard/progress.ts';
import { stepAt, walkPlan } from '../../wizard/walk.ts';
import { QuestionsAside } from './questions-aside.tsx';
import { StepForm } from './step-form.tsx';

export function QuestionsScreen() {
  const { words, navigation, settings, product } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const at = useJourney((state) => state.at);
  const begun = useJourney((state) => state.begun);
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
