// The browser's own file input, unseen over our button: it can be opened by keyboard, and a file can be dropped on it.
import { type ReactNode, type Ref, useId } from 'react';
import { Field } from './field.tsx';
import { fieldAria } from './use-field.ts';

interface FileFieldProps {
  label: ReactNode;
  name: string;
  /** What its button says. Screen readers hear the input's own. */
  button: string;
  /** The name of the chosen file. */
  chosen: string | undefined;
  problem?: string | undefined;
  /** Undefined if the visitor cleared the choice. */
  onChoose: (file: File | undefined) => void;
  ref?: Ref<HTMLInputElement>;
}

export function FileField({ label, name, button, chosen, problem, onChoose, ref }: FileFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} problem={problem} attempt={1}>
      <div className="file-field">
        <input
          ref={ref}
          id={id}
          className="field__input"
          part="input"
          name={name}
          type="file"
          accept=".csv,.txt"
          onChange={(event) => onChoose(event.currentTarget.files?.[0])}
          {...fieldAria(id, { problem })}
        />
        <span className="button button--secondary" aria-hidden="true">
          {button}
        </span>
        <span className="file-field__chosen" aria-hidden="true" translate="no">
          {chosen}
        </span>
      </div>
    </Field>
  );
}
