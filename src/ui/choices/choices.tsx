import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements.ts';
import { FieldProblem } from '../field/field.tsx';
import { fieldAria, fieldIds } from '../field/use-field.ts';
import { Heading } from '../text/heading.tsx';

/** The stored value of the answer: a text or an id from the server. */
export interface Choice<V extends string | number> {
  value: V;
  title: string;
  hint?: string;
  picture?: ReactNode;
  disabled?: boolean;
  /** Why it can't be chosen: shown instead of the hint, and read with the title. */
  reason?: string;
}

interface ChoicesProps<V extends string | number> {
  /** The question, as the group's legend. */
  legend: ReactNode;
  /** 'section' for the question of a step, 'label' for one field among others. */
  legendLook?: 'section' | 'label' | 'hidden';
  /** The question of the step, which takes the focus. */
  leads?: boolean;
  name: string;
  /** 'row' for short options side by side if there is room. */
  look?: 'rows' | 'row' | 'pictures';
  /** The options are still loading. */
  awaited?: boolean;
  options: readonly Choice<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** The line that says why we ask. */
  hint?: ReactNode;
  problem?: string | undefined;
  /** Whether one must be chosen. Set on the group: screen readers would announce a radio's own `required` as an error at first. */
  required?: boolean;
}

/** Keeps room for cards while they load, so that nothing below moves. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Options as rows, or as cards with pictures; border, tint and mark show the chosen one. The whole option can be pressed. */
export function Choices<V extends string | number>(props: ChoicesProps<V>) {
  const { look = 'rows', options, awaited = false } = props;
  const id = useId();
  return (
    <ChoiceGroup {...props} id={id}>
      <div className={`choices choices--${look}`}>
        {awaited && PLACES.map((at) => <Place key={at} />)}
        {options.map((option) => (
          <Option key={option.value} {...props} id={id} option={option} />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** The title comes first, and only the title is the radio's name. @param props `id` is the group's */
function Option<V extends string | number>(props: ChoicesProps<V> & { id: string; option: Choice<V> }) {
  const { look, id, option, name, value, onChange } = props;
  const more = option.disabled ? option.reason : option.hint;
  const titleId = `${id}-${option.value}`;
  const moreId = `${titleId}-more`;
  return (
    <label className="choices__option">
      <input
        className="choices__radio"
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.disabled}
        aria-labelledby={titleId}
        aria-describedby={more ? moreId : undefined}
        onChange={() => onChange(option.value)}
      />
      {option.picture !== undefined && (
        <span className="choices__picture" aria-hidden="true">
          {option.picture}
        </span>
      )}
      <span className="choices__text">
        <span className="choices__title" id={titleId}>
          {option.title}
        </span>
        {more && (
          <span className="note" id={moreId}>
            {more}
          </span>
        )}
      </span>
      {look === 'pictures' && <span className="choices__tick" aria-hidden="true" />}
    </label>
  );
}

/** A placeholder, as tall as a card with a title of one line. */
function Place() {
  return (
    <span className="choices__option choices__option--awaited" aria-hidden="true">
      <span className="choices__picture">
        <svg viewBox="0 0 232 182" />
      </span>
      <span className="choices__title">{'\u00a0'}</span>
    </span>
  );
}

type Around = Pick<ChoicesProps<string>, 'legend' | 'legendLook' | 'leads' | 'hint' | 'problem' | 'required'>;

function ChoiceGroup(props: Around & { id: string; children: Elements }) {
  const { id, legend, legendLook = 'section', leads, hint, problem, required, children } = props;
  const ids = fieldIds(id);
  const isHeading = legendLook === 'section';
  const legendClass =
    legendLook === 'hidden' ? 'visually-hidden' : `choice-group__legend choice-group__legend--${legendLook}`;
  const legendId = `${id}-legend`;
  return (
    <div>
      {/* Outside the group, so that it is announced once when the visitor comes to the question. */}
      {isHeading && (
        <div className={legendClass}>
          <Heading level={3} focus={leads ? 'lead' : undefined}>
            <span id={legendId}>{legend}</span>
          </Heading>
        </div>
      )}
      <fieldset
        className={`choice-group${problem ? ' choice-group--problem' : ''}`}
        part="field"
        {...(required ? { role: 'radiogroup', 'aria-required': true } : {})}
        aria-labelledby={isHeading ? legendId : undefined}
        aria-describedby={fieldAria(id, { hint, problem })['aria-describedby']}
      >
        {!isHeading && (
          <legend className={legendClass}>
            <span>{legend}</span>
          </legend>
        )}
        {hint !== undefined && (
          <p className="choice-group__hint" id={ids.hint}>
            {hint}
          </p>
        )}
        <FieldProblem id={ids.problem} text={problem} />
        {children}
      </fieldset>
    </div>
  );
}
