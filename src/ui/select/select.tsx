import { type ReactNode, type Ref, useId } from 'react';
import { Field } from '../field/field.tsx';
import { fieldAria } from '../field/field-ids.ts';
import { Icon } from '../icon/icon.tsx';

interface SelectProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; text: string; disabled?: boolean }[];
  /** The text while nothing is chosen (value ''): 'Choose a make'. */
  placeholder?: string;
  hint?: ReactNode;
  problem?: string | undefined;
  required?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

export function Select(props: SelectProps) {
  const { label, name, value, onChange, options, placeholder, hint, problem } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <div className="field__box select">
        <select
          ref={props.ref}
          id={id}
          className="field__input select__input"
          part="input"
          name={name}
          value={value}
          autoComplete="off"
          aria-required={props.required}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...fieldAria(id, { hint, problem })}
        >
          {placeholder !== undefined && (
            <option value="" disabled={value !== ''}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  );
}
