// Knows the question journey's page: where the visitor is on it, its heading, the question, help beside it (WIZ-01…08).
import { stepHeading } from '../../journeys/headings.ts';
import { plan } from '../../journeys/plan.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { neighbours, progress } from '../../wizard/progress.ts';
import { route, stepAt } from '../../wizard/route.ts';
import { ClearedNotice } from './cleared-notice.tsx';
import { QuestionsAside } from './questions-aside.tsx';
import { StepForm } from './step-form.tsx';

export function QuestionsScreen() {
  const { words, navigation, settings } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const at = useJourney((state) => state.at);
  const begun = useJourney((state) => state.begun);
  const walk = route(plan, flags, answers);
  const step = stepAt(walk, at);
  if (!step) return null;
  const { position, of, isFirst, isLast } = progress(walk.steps, step.id);
  const { before } = neighbours(walk.steps, step.id);
  const back = () =>
    before ? navigation.backToStep(before.id, before === walk.steps[0]) : navigation.go({ name: 'home' });

  return (
    <div className="questions">
      <div className="questions__main">
        <div className="questions__header">
          <Progress text={words('step.of', { position, of })} position={position} count={of} />
          <Heading look="title" focusable>
            {words(stepHeading(flags, step.id))}
          </Heading>
        </div>
        {isFirst && <ClearedNotice />}
        <StepForm
          key={`${step.id} ${begun}`}
          step={step}
          isLast={isLast}
          onBack={isFirst && settings.skipHome ? null : back}
        />
      </div>
      <QuestionsAside />
    </div>
  );
}
