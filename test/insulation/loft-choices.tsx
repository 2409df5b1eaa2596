import { useWidget } from '../../src/state/widget.tsx';
import { Choices } from '../../src/ui/choices/choices.tsx';
import { LOFT_DEPTHS, type LoftDepth } from './loft-depths.ts';

interface LoftChoicesProps {
  readonly value: LoftDepth | undefined;
  readonly onChange: (depth: LoftDepth) => void;
  readonly problem: string | undefined;
  readonly leads?: boolean;
}

export function LoftChoices(props: LoftChoicesProps) {
  const { words } = useWidget();
  return (
    <Choices
      legend={words('asset.insulation.question')}
      name="loftDepth"
      options={LOFT_DEPTHS.map((depth) => ({
        value: depth,
        title: words('asset.insulation.depth', { depth }),
      }))}
      {...props}
    />
  );
}
