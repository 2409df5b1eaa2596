import type { StepViewProps } from '../../src/state/step-view.ts';
import { useWidget } from '../../src/state/widget-context.tsx';
import { Choices } from '../../src/ui/choices/choices.tsx';
import { LOFT_DEPTHS } from './loft-step.ts';

export function LoftView({ entered, choose, problem }: StepViewProps) {
  const { words } = useWidget();
  return (
    <Choices
      legend={words('asset.insulation.question')}
      leads
      name="loftDepth"
      options={LOFT_DEPTHS.map((depth) => ({
        value: depth,
        title: words('asset.insulation.depth', { depth }),
      }))}
      value={entered.loftDepth}
      onChange={(loftDepth) => choose({ loftDepth })}
      problem={problem('loftDepth')}
    />
  );
}
