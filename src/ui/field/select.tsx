import type { Ref } from 'react';
import { Icon } from '../text/icon.tsx';
import { Field } from './field.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface SelectProps extends FieldProps {
  ref?: Ref<HTMLSelectElement>;
  onChange: (value: string) => void;
  options: readonly { value: string; text: string }[];
  /** The text while nothing is chosen (value ''): 'Choose a make'. */
  placeholder?: string;
}

export function Select(props: SelectProps) {
  const { name, value, onChange, options, placeholder } = props;
  const { field, aria } = useField(props);
  return (
    <Field {...field}>
      <div className="field__box select">
        <select
          ref={props.ref}
          id={field.id}
          className="field__input select__input"
          part="input"
          name={name}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          {...aria}
        >
          {placeholder !== undefined && (
            <option value="" disabled={value !== ''}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  );
}
