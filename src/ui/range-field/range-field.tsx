// Knows a slider with its value in words beside its label.
import { type ReactNode, useId } from 'react';

export interface RangeFieldProps {
  label: ReactNode;
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** '12,000 miles a year': shown, and heard in place of the bare number. */
  format: (value: number) => string;
}

export function RangeField({ label, name, value, min, max, step, onChange, format }: RangeFieldProps) {
  const id = useId();
  const text = format(value);
  return (
    <div className="range-field" part="field">
      <label className="range-field__label" htmlFor={id}>
        {label}
      </label>
      <output className="range-field__value" htmlFor={id} translate="no" aria-live="off">
        {text}
      </output>
      <input
        id={id}
        className="range-field__input"
        type="range"
        name={name}
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
