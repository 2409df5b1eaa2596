// Counts the remaining characters, and never cuts the text.
import { type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { Field } from '../field/field.tsx';
import { fieldAria } from '../field/field-ids.ts';

interface TextareaProps {
  label: ReactNode;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The maximum length. More can be typed, and is then a problem. */
  maxLength: number;
  /** 'You have 20 letters left', 'You are 3 letters over': `left` goes below zero. */
  countText?: (left: number) => string;
  mark?: string;
  hint?: ReactNode;
  problem?: string | undefined;
  rows: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * The remaining characters at which the count is announced: announcing it at each key would interrupt the typing. It is visible
 * from the largest of these numbers.
 */
const ANNOUNCED_AT = [0, 10, 20];

export function Textarea(props: TextareaProps) {
  const { label, name, value, onChange, maxLength, countText, hint, problem } = props;
  const id = useId();
  const left = maxLength - value.length;
  const text = countText?.(left) ?? '';
  const mark = left < 0 ? -1 : ANNOUNCED_AT.find((at) => left <= at);
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new mark announces the count
  useEffect(() => setAnnounced(mark === undefined ? '' : text), [mark]);
  return (
    <Field id={id} label={label} mark={props.mark} hint={hint} problem={problem}>
      <div className="field__box">
        <textarea
          ref={props.ref}
          id={id}
          className="field__input textarea"
          part="input"
          name={name}
          rows={props.rows}
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          {...fieldAria(id, { hint, problem })}
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
