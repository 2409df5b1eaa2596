// The whole card is the target; a tick, a ring and a tint show the one that is chosen.
import { useId } from 'react';
import type { ChoicesProps } from '../choices/choice.ts';
import { ChoiceGroup } from '../choices/choice-group.tsx';
import { ChoiceOption } from '../choices/choice-option.tsx';
import { Icon } from '../icon/icon.tsx';

/** While the options are awaited their place is kept, so that what stands below does not move under a finger. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

const LOOK = {
  option: 'picture-choices__option',
  radio: 'picture-choices__radio',
  text: 'picture-choices__text',
  title: 'picture-choices__title',
  more: 'picture-choices__more',
};

export function PictureChoices<V extends string | number>({
  awaited = false,
  ...props
}: ChoicesProps<V> & { awaited?: boolean }) {
  const { name, options, value, onChange } = props;
  const id = useId();
  return (
    <ChoiceGroup {...props} id={id}>
      <div className="picture-choices">
        {awaited && PLACES.map((at) => <Place key={at} />)}
        {options.map((option) => (
          <ChoiceOption
            key={option.value}
            look={LOOK}
            id={id}
            option={option}
            name={name}
            value={value}
            onChange={onChange}
            picture={
              option.picture !== undefined && (
                <span className="picture-choices__picture" aria-hidden="true">
                  {option.picture}
                </span>
              )
            }
            mark={
              <span className="picture-choices__tick" aria-hidden="true">
                <Icon name="check" />
              </span>
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** As tall as a card with a title of one line. */
function Place() {
  return (
    <span
      className="choice-group__option picture-choices__option picture-choices__option--awaited"
      aria-hidden="true"
    >
      <span className="picture-choices__picture">
        <svg viewBox="0 0 232 182" />
      </span>
      <span className="picture-choices__title">{'\u00a0'}</span>
    </span>
  );
}
