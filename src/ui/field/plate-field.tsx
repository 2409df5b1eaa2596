// Looks like a yellow rear number plate, and is one ordinary text input.
import type { ReactNode, Ref } from 'react';
import { Field } from './field.tsx';
import { type Accepting, useAccepted } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface PlateFieldProps extends Accepting, FieldProps {
  ref?: Ref<HTMLInputElement>;
  /** The letters in the blue band: 'GB'. */
  band: string;
  /** Search. */
  action?: ReactNode;
}

export function PlateField(props: PlateFieldProps) {
  const { name, value, band, action } = props;
  const { field, aria } = useField(props);
  const { accept, status } = useAccepted(props);
  return (
    <Field {...field}>
      <div className="plate-field row">
        <div className="plate-field__plate" translate="no">
          <span className="plate-field__band" aria-hidden="true">
            {band}
          </span>
          <input
            ref={props.ref}
            id={field.id}
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
            {...aria}
          />
        </div>
        {action !== undefined && <div className="text-field__action">{action}</div>}
      </div>
      {status}
    </Field>
  );
}
