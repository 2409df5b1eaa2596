// AMB-24: Next can always be pressed but in four cases, and then it says why not.
import { useSignals } from '@preact/signals-react/runtime';
import type { QuoteStep } from '../../state/asset-descriptor.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { entered } from '../../wizard/entered.ts';
import type { TypedFields } from './use-typed.tsx';

export function NextButton({
  step,
  fields,
  isLast,
}: {
  step: QuoteStep;
  fields: TypedFields;
  isLast: boolean;
}) {
  useSignals();
  const { words } = useWidget();
  const answers = useJourney((state) => state.answers);
  const flags = useJourney((state) => state.flags);
  const waitsFor = step.waitsFor?.(flags, entered(step, flags, answers, fields.values())) ?? null;
  const reason = waitsFor !== null && words.has(waitsFor) ? words(waitsFor) : '';
  return (
    <Button type="submit" disabled={waitsFor !== null} {...(step.waitsFor ? { reason } : {})}>
      {words(isLast ? 'action.seeResult' : 'action.next')}
    </Button>
  );
}
