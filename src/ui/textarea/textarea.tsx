// Counts the remaining characters, and never cuts the text.
import { type Ref, useEffect, useState } from 'react';
import { Field } from '../field/field.tsx';
import { type FieldProps, useField } from '../field/use-field.tsx';

interface TextareaProps extends FieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
  /** The maximum length. More can be typed, and is then a problem. */
  maxLength: number;
  /** 'You have 20 letters left', 'You are 3 letters over': `left` goes below zero. */
  countText?: (left: number) => string;
  rows: number;
}

/**
 * The remaining characters at which the count is announced: announcing it at each key would interrupt the typing. It is visible
 * from the largest of these numbers.
 */
const ANNOUNCED_AT = [0, 10, 20];

export function Textarea(props: TextareaProps) {
  const { name, value, onChange, maxLength, countText } = props;
  const { field, aria } = useField(props);
  const left = maxLength - value.length;
  const text = countText?.(left) ?? '';
  const mark = left < 0 ? -1 : ANNOUNCED_AT.find((at) => left <= at);
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new mark announces the count
  useEffect(() => setAnnounced(mark === undefined ? '' : text), [mark]);
  return (
    <Field {...field}>
      <div className="field__box">
        <textarea
          ref={props.ref}
          id={field.id}
          className="field__input textarea"
          part="input"
          name={name}
          rows={props.rows}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          {...aria}
        />
      </div>
      {text && (
        <>
          {mark !== undefined && (
            <p className={`note${left < 0 ? ' textarea__count--over' : ''}`} aria-hidden="true">
              {text}
            </p>
          )}
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </>
      )}
    </Field>
  );
}
