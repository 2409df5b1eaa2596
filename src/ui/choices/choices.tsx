// Options as rows: border, tint and dot show the one that is chosen.
import { useId } from 'react';
import type { ChoicesProps } from './choice.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ChoiceOption } from './choice-option.tsx';

const LOOK = {
  option: 'choices__option',
  radio: 'choices__radio',
  text: 'choices__text',
  title: 'choices__title',
  more: 'choices__more',
};

/** `inRow`: short options side by side where there is room. */
export function Choices<V extends string | number>(props: ChoicesProps<V> & { inRow?: boolean }) {
  const { name, options, value, onChange, inRow = false } = props;
  const id = useId();
  return (
    <ChoiceGroup {...props} id={id}>
      <div className={`choices${inRow ? ' choices--row' : ''}`}>
        {options.map((option) => (
          <ChoiceOption
            key={option.value}
            look={LOOK}
            id={id}
            option={option}
            name={name}
            value={value}
            onChange={onChange}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
