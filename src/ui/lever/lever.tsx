// A slider with the same value in a field beside it, so that it can be dragged or typed.
import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, useId } from 'react';
import { FieldProblem } from '../field/field.tsx';
import { fieldAria, fieldIds } from '../field/use-field.ts';
import { Status, useSettled } from '../text/status.tsx';
import { type LeverBounds, pressed, readLever } from './lever-steps.ts';

interface LeverProps extends LeverBounds {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The value as shown and announced: '8,320 miles', '+10 %'. */
  text: string;
  /** The least and the greatest value as shown, at the ends of the slider. */
  ends: readonly [string, string];
  /** The text in the field. */
  typed: string;
  /** The field's accessible name: 'Miles a year, typed'. */
  typedLabel: string;
  suffix: string;
  hint?: string | undefined;
  /** The value before it is moved, marked below the slider. */
  quote?: { readonly value: number; readonly text: string } | undefined;
  /** The messages about a typed text that cannot be used. */
  problems: { readonly 'not-a-number': string; readonly 'out-of-bounds': string };
}

export function Lever(props: LeverProps) {
  useSignals();
  const { label, value, onChange, text, typed, typedLabel, suffix, hint, quote, problems } = props;
  const { min, max, step } = props;
  const id = useId();
  /** The text while it is typed, until the visitor leaves the field. Null if the slider sets the value. */
  const draft = useSignal<string | null>(null);
  const read = draft.value === null ? value : readLever(draft.value, props);
  const problem = typeof read === 'string' ? problems[read] : undefined;
  const announced = useSettled(problem ?? '');
  // The filled part is between the quote’s mark and the thumb.
  const share = (of: number) => (of - min) / (max - min);
  const part = (of: number) => `${100 * share(of)}%`;
  const from = quote?.value ?? value;

  const type = (entered: string) => {
    draft.value = entered;
    const next = readLever(entered, props);
    if (typeof next === 'number') onChange(next);
  };
  const slide = (to: number) => {
    draft.value = null;
    onChange(to);
  };
  const leave = () => {
    if (problem === undefined) draft.value = null;
  };

  return (
    <div className={`lever${problem ? ' field--problem' : ''}`}>
      <label className="lever__label" htmlFor={id}>
        {label}
      </label>
      <span className="lever__typed field__box">
        <input
          id={`${id}-typed`}
          className="field__input"
          part="input"
          inputMode="decimal"
          aria-label={typedLabel}
          value={draft.value ?? typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          {...fieldAria(id, { hint, problem })}
        />
        <label className="field__affix field__affix--after" htmlFor={`${id}-typed`}>
          {suffix}
        </label>
      </span>
      <span className="lever__ends note" aria-hidden="true" translate="no">
        <span>{props.ends[0]}</span>
        <span>{props.ends[1]}</span>
      </span>
      <input
        id={id}
        className="lever__slider"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={
          { '--_from': part(Math.min(from, value)), '--_to': part(Math.max(from, value)) } as CSSProperties
        }
        onChange={(event) => slide(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
          const to = pressed(event.key, value, props, isRtl ? 'ArrowLeft' : 'ArrowRight');
          if (to === null) return;
          event.preventDefault();
          slide(to);
        }}
      />
      {quote && <QuoteMark text={quote.text} share={share(quote.value)} />}
      {hint !== undefined && (
        <p className="field__hint note" id={fieldIds(id).hint}>
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
      <Status className="visually-hidden">{announced}</Status>
    </div>
  );
}

/** The quote's own value, under the place of the thumb. @param share of the slider's way, 0 to 1 */
function QuoteMark({ text, share }: { readonly text: string; readonly share: number }) {
  return (
    <span
      className={`lever__quote note${share > 0.5 ? ' lever__quote--before' : ''}`}
      style={{ '--_at': `(12px + ${share} * (100% - 24px))` } as CSSProperties}
    >
      {text}
    </span>
  );
}
