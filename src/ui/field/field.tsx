import type { Elements } from '../elements.ts';
import { Icon } from '../icon/icon.tsx';
import { Explained } from '../term/explained.tsx';
import { fieldIds } from './field-ids.ts';
import { Refused } from './refused.tsx';
import type { FieldProps } from './use-field.tsx';

interface AroundControl extends Omit<FieldProps, 'name' | 'value' | 'required'> {
  /** The input's id; those of hint and problem follow from it. */
  id: string;
  children: Elements;
}

export function Field({ id, label, mark, hint, problem, attempt, children }: AroundControl) {
  const ids = fieldIds(id);
  return (
    <div className={`field${problem ? ' field--problem' : ''}`} part="field">
      <label className="field__label" htmlFor={id}>
        <span className="field__title">{label}</span>
        {mark && <span className="field__mark">{` ${mark}`}</span>}
      </label>
      {hint !== undefined && (
        <p className="field__hint note" id={ids.hint}>
          {typeof hint === 'string' ? <Explained>{hint}</Explained> : hint}
        </p>
      )}
      <FieldProblem id={ids.problem} text={problem} />
      {children}
      {attempt !== undefined && <Refused id={id} text={problem} attempt={attempt} />}
    </div>
  );
}

/** The problem has a mark, so that it is never shown by colour alone. */
export function FieldProblem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field__problem" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
