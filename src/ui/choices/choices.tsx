// Options as rows, or as cards with pictures; border, tint and mark show the chosen one. The whole option
// can be pressed.
import { useId } from 'react';
import type { Choice, ChoicesProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** Keeps room for cards while they load, so that nothing below moves. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

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
