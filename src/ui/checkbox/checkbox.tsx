// Knows one thing to agree to or leave.
import { type ReactNode, useId } from 'react';
import { FieldProblem } from '../field/field.tsx';
import { fieldAria, fieldIds } from '../field/field-ids.ts';
import { Icon } from '../icon/icon.tsx';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  problem?: string | undefined;
  disabled?: boolean;
}

export function Checkbox({ label, name, checked, onChange, hint, problem, disabled }: CheckboxProps) {
  const id = useId();
  const ids = fieldIds(id);
  return (
    <div className={`checkbox${problem ? ' checkbox--problem' : ''}`} part="field">
      <FieldProblem id={ids.problem} text={problem} />
      <label className="checkbox__row">
        <span className="checkbox__mark">
          <input
            className="checkbox__input"
            type="checkbox"
            name={name}
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.checked)}
            {...fieldAria(id, { hint, problem })}
          />
          <Icon name="check" />
        </span>
        <span className="checkbox__label">{label}</span>
      </label>
      {hint !== undefined && (
        <p className="checkbox__hint" id={ids.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
