import {
  type ChangeEvent,
  type CSSProperties,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react';
import { lettersIn } from '../../domain/typed-code.ts';
import { Status } from '../text/status.tsx';
import { Field } from './field.tsx';
import { acceptTyped, type FieldProps, useField } from './use-field.ts';

interface TextFieldProps extends Accepting, FieldProps {
  ref?: Ref<HTMLInputElement>;
  type?: 'text' | 'email' | 'tel' | 'search';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** The width in characters. Without it, the field fills its container. */
  chars?: number;
  /** A button attached to the end of the field: Search. */
  action?: ReactNode;
  enterKeyHint?: 'search';
}

export function TextField(props: TextFieldProps) {
  const { name, value, chars, action } = props;
  const { field, aria } = useField(props);
  const { accept, status } = useAccepted(props);
  return (
    <Field {...field}>
      <div className="text-field">
        <div
          className={`field__box text-field__box${chars ? ' text-field__box--sized' : ''}`}
          style={chars ? ({ '--_chars': chars } as CSSProperties) : undefined}
        >
          {props.prefix !== undefined && (
            <span className="field__affix field__affix--before">{props.prefix}</span>
          )}
          <input
            ref={props.ref}
            id={field.id}
            className="field__input"
            part="input"
            name={name}
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            enterKeyHint={props.enterKeyHint}
            value={value}
            onChange={accept}
            {...aria}
          />
          {props.suffix !== undefined && (
            <span className="field__affix field__affix--after">{props.suffix}</span>
          )}
        </div>
        {action !== undefined && <div className="text-field__action">{action}</div>}
      </div>
      {status}
    </Field>
  );
}

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

/** Counts the remaining characters, and never cuts the text. */
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

export interface Accepting {
  readonly onChange: (value: string) => void;
  /** Cleans typed or pasted text. The caret stays where it was. */
  readonly clean?: ((typed: string) => string) | undefined;
  /** Applied after `clean`, so that a pasted 'SW1A 1AA' is not cut at seven. */
  readonly maxLength?: number | undefined;
  /** 'We kept only BS1 9AA.' */
  readonly keptText?: ((kept: string) => string) | undefined;
}

/** A field with a maximum length keeps the text that fits. If more was entered, it says what it has kept. */
export function useAccepted({ onChange, clean, maxLength, keptText }: Accepting): {
  readonly accept: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly status: ReactElement | undefined;
} {
  const [kept, setKept] = useState('');
  const accept = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const entered = currentTarget.value;
    const text = acceptTyped(currentTarget, clean, maxLength);
    setKept(keptText && lettersIn(entered) > text.length ? keptText(text) : '');
    onChange(text);
  };
  return {
    accept,
    status: keptText && <Status className="field__hint note">{kept && <span>{kept}</span>}</Status>,
  };
}
