// A field with a maximum length keeps the text that fits. If more was entered, it says what it has kept.
import { type ChangeEvent, type ReactElement, useState } from 'react';
import { lettersIn } from '../../domain/typed-code.ts';
import { Status } from '../status/status.tsx';
import { acceptTyped } from './accept-typed.ts';

export interface Accepting {
  readonly onChange: (value: string) => void;
  /** Cleans typed or pasted text. The caret stays where it was. */
  readonly clean?: ((typed: string) => string) | undefined;
  /** Applied after `clean`, so that a pasted 'SW1A 1AA' is not cut at seven. */
  readonly maxLength?: number | undefined;
  /** 'We kept only BS1 9AA.' */
  readonly keptText?: ((kept: string) => string) | undefined;
}

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
