// The title comes first and alone is the name; the whole row can be pressed.
import { useId } from 'react';
import type { ChoicesProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';

/** `inRow`: short options side by side where there is room. */
export function Choices<V extends string | number>(props: ChoicesProps<V> & { inRow?: boolean }) {
  const { name, options, value, onChange, inRow = false } = props;
  const id = useId();
  return (
    <ChoiceGroup {...props} id={id}>
      <div className={`choices${inRow ? ' choices--row' : ''}`}>
        {options.map((option) => {
          const more = option.disabled ? option.reason : option.hint;
          const titleId = `${id}-${option.value}`;
          const moreId = `${titleId}-more`;
          return (
            <label className="choice-group__option choices__option" key={option.value}>
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
              <span className="choices__text">
                <span className="choices__title" id={titleId}>
                  {option.title}
                </span>
                {more && (
                  <span className="choices__more" id={moreId}>
                    {more}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
