import { type CSSProperties, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Field } from '../field/field.tsx';
import { fieldAria } from '../field/field-ids.ts';
import { type Accepting, useAccepted } from './use-accepted.tsx';

interface TextFieldProps extends Accepting {
  label: ReactNode;
  value: string;
  name: string;
  mark?: string;
  hint?: ReactNode;
  problem?: string | undefined;
  attempt?: number | undefined;
  type?: 'text' | 'email' | 'tel' | 'search';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** The width in characters. Without it, the field fills its container. */
  chars?: number;
  required?: boolean;
  /** A button attached to the end of the field: Search. */
  action?: ReactNode;
  enterKeyHint?: 'search';
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, value, name, hint, problem, chars, action } = props;
  const id = useId();
  const { accept, status } = useAccepted(props);
  return (
    <Field id={id} label={label} mark={props.mark} hint={hint} problem={problem} attempt={props.attempt}>
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
            id={id}
            className="field__input"
            part="input"
            name={name}
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            enterKeyHint={props.enterKeyHint}
            aria-required={props.required}
            value={value}
            onChange={accept}
            {...fieldAria(id, { hint, problem })}
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
