import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from '../field/field.tsx';
import { type FieldProps, useField } from '../field/use-field.tsx';
import { type Accepting, useAccepted } from './use-accepted.tsx';

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
