// One option of a group. Its title comes first and alone is the name; the whole of it can be pressed.
import type { Elements } from '../elements.ts';
import type { Choice, ChoicesProps } from './choice.ts';

export interface ChoiceOptionProps<V extends string | number>
  extends Pick<ChoicesProps<V>, 'name' | 'value' | 'onChange'> {
  /** The classes of its parts: whole, since the build looks for them. */
  readonly look: Readonly<Record<'option' | 'radio' | 'text' | 'title' | 'more', string>>;
  /** The group's. */
  readonly id: string;
  readonly option: Choice<V>;
  /** Between the radio and the words. */
  readonly picture?: Elements;
  /** After the words. */
  readonly mark?: Elements;
}

export function ChoiceOption<V extends string | number>(props: ChoiceOptionProps<V>) {
  const { look, id, option, name, value, onChange } = props;
  const more = option.disabled ? option.reason : option.hint;
  const titleId = `${id}-${option.value}`;
  const moreId = `${titleId}-more`;
  return (
    <label className={`choice-group__option ${look.option}`}>
      <input
        className={look.radio}
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        disabled={option.disabled}
        aria-labelledby={titleId}
        aria-describedby={more ? moreId : undefined}
        onChange={() => onChange(option.value)}
      />
      {props.picture}
      <span className={look.text}>
        <span className={look.title} id={titleId}>
          {option.title}
        </span>
        {more && (
          <span className={look.more} id={moreId}>
            {more}
          </span>
        )}
      </span>
      {props.mark}
    </label>
  );
}
