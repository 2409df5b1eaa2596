// Looks like a yellow rear number plate, and is one ordinary text input.
import { type ReactNode, type Ref, useId } from 'react';
import { Field } from '../field/field.tsx';
import { fieldAria } from '../field/field-ids.ts';
import { type Accepting, useAccepted } from '../text-field/use-accepted.tsx';

interface PlateFieldProps extends Accepting {
  label: ReactNode;
  name: string;
  value: string;
  /** The letters in the blue band: 'GB'. */
  band: string;
  hint?: ReactNode;
  problem?: string | undefined;
  attempt?: number | undefined;
  /** Search. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function PlateField(props: PlateFieldProps) {
  const { label, name, value, band, hint, problem, action } = props;
  const id = useId();
  const { accept, status } = useAccepted(props);
  return (
    <Field id={id} label={label} hint={hint} problem={problem} attempt={props.attempt}>
      <div className="plate-field row">
        <div className="plate-field__plate" translate="no">
          <span className="plate-field__band" aria-hidden="true">
            {band}
          </span>
          <input
            ref={props.ref}
            id={id}
            className="plate-field__input"
            part="input"
            name={name}
            type="text"
            value={value}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={accept}
            {...fieldAria(id, { hint, problem })}
          />
        </div>
        {action !== undefined && <div className="text-field__action">{action}</div>}
      </div>
      {status}
    </Field>
  );
}
