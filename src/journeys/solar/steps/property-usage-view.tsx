// STEP-USE-01: the question of how much someone is at home.
import { OCCUPANCIES } from '../../../domain/usage.ts';
import type { StepViewProps } from '../../../state/asset-descriptor.ts';
import { useWidget } from '../../../state/widget.tsx';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Why } from '../../question/why.tsx';

export function PropertyUsageView({ entered, choose, problem }: StepViewProps) {
  const { words } = useWidget();
  return (
    <Choices
      legend={words('usage.question')}
      leads
      hint={<Why text="usage.why" />}
      name="propertyUsage"
      options={OCCUPANCIES.map((id) => ({
        value: id,
        title: words(`usage.${id}`),
        hint: words(`usage.${id}.hint`),
      }))}
      value={entered.propertyUsage}
      onChange={(propertyUsage) => choose({ propertyUsage })}
      problem={problem('propertyUsage')}
    />
  );
}
