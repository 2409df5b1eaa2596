// Knows what stands around a set of radios: the question as legend, the line of why, and the problem.
import type { ReactNode } from 'react';
import { FieldProblem } from '../field/field.tsx';
import { fieldAria, fieldIds } from '../field/field-ids.ts';
import type { ChoicesProps } from './choice.ts';

type Around = Pick<ChoicesProps<string>, 'legend' | 'legendLook' | 'hint' | 'problem'>;

export function ChoiceGroup(props: Around & { id: string; children: ReactNode }) {
  const { id, legend, legendLook = 'section', hint, problem, children } = props;
  const ids = fieldIds(id);
  return (
    <fieldset
      className={`choice-group${problem ? ' choice-group--problem' : ''}`}
      part="field"
      aria-describedby={fieldAria(id, { hint, problem })['aria-describedby']}
    >
      <legend className={`choice-group__legend choice-group__legend--${legendLook}`}>{legend}</legend>
      {hint !== undefined && (
        <p className="choice-group__hint" id={ids.hint}>
          {hint}
        </p>
      )}
      <FieldProblem id={ids.problem} text={problem} />
      {children}
    </fieldset>
  );
}
