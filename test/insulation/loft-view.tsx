import type { StepViewProps } from '../../src/state/asset-descriptor.ts';
import { LoftChoices } from './loft-choices.tsx';

export function LoftView({ entered, choose, problem }: StepViewProps) {
  return (
    <LoftChoices
      leads
      value={entered.loftDepth}
      onChange={(loftDepth) => choose({ loftDepth })}
      problem={problem('loftDepth')}
    />
  );
}
