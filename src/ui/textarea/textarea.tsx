// Knows an input of several lines that counts what is left of its length, and cuts nothing.
import { type ReactNode, type Ref, useId } from 'react';
import { Field } from '../field/field.tsx';
import { fieldAria } from '../field/field-ids.ts';

export interface TextareaProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What may be written; more can be typed, and is then a problem. */
  maxLength: number;
  /** 'You have 20 letters left', 'You are 3 letters over': `left` goes below zero. */
  countText: (left: number) => string;
  hint?: ReactNode;
  problem?: string | undefined;
  rows?: number;
  onBlur?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Below this many letters the count is announced as well as shown: before, it would talk over the typing. */
const SPEAK_BELOW = 20;

export function Textarea(props: TextareaProps) {
  const { label, name, value, onChange, maxLength, countText, hint, problem } = props;
  const id = useId();
  const left = maxLength - value.length;
  const text = countText(left);
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <div className="field__box">
        <textarea
          ref={props.ref}
          id={id}
          className="field__input textarea"
          part="input"
          name={name}
          rows={props.rows ?? 4}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
          {...fieldAria(id, { hint, problem })}
        />
      </div>
      <p className={`textarea__count${left < 0 ? ' textarea__count--over' : ''}`} aria-hidden="true">
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {left < SPEAK_BELOW ? text : ''}
      </p>
    </Field>
  );
}
