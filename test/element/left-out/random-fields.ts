// Controlled fields that accept, change or refuse typed text.
import type { ChangeEvent, ReactNode } from 'react';
import { randomHandlers } from './random-handlers.ts';
import { useChanged, type Workshop } from './random-part.ts';
import type { Described } from './random-tree.ts';

interface FieldProps {
  readonly workshop: Workshop;
  readonly described: Described;
}

const TYPES = ['text', 'search', 'email', 'tel', 'password', undefined];

export function Field({ workshop, described }: FieldProps): ReactNode {
  const { react, stage } = workshop;
  const { id, a, b, kind } = described;
  const [value, set] = react.useState(a % 2 ? 'x' : '');
  const [times] = useChanged(workshop, `${id} field`, 0);
  const onChange = ({ target, type, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    stage.say('change', id, target.value, type, nativeEvent.type);
    if (a % 3 < 2) set(a % 3 ? target.value : target.value.toUpperCase());
  };
  return react.createElement(kind === 'textarea' ? 'textarea' : 'input', {
    ...randomHandlers(stage, described),
    ...(kind === 'textarea' ? {} : { type: TYPES[b % TYPES.length] }),
    ...(b % 9 === 0 ? { defaultValue: 'first' } : { value }),
    name: `field-${id}`,
    disabled: a % 29 === 0,
    maxLength: 9 + times,
    spellCheck: false,
    onChange,
  });
}

export function Check({ workshop, described: { id, a, b } }: FieldProps): ReactNode {
  const { react, stage } = workshop;
  const [checked, set] = react.useState(a % 2 === 0);
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    stage.say('check', id, target.checked, nativeEvent.type);
    if (b % 2) set(target.checked);
  };
  const onClick = (event: { preventDefault(): void }) => b % 7 === 0 && event.preventDefault();
  const box = react.createElement('input', { type: 'checkbox', checked, onChange, onClick });
  return react.createElement('label', null, box, 'checked?');
}

export function Radios({ workshop, described: { id, a, b } }: FieldProps): ReactNode {
  const { react, stage } = workshop;
  const [chosen, set] = react.useState('1');
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    stage.say('radio', id, target.value, target.checked);
    if (b % 3) set(target.value);
  };
  const radios = ['0', '1', '2'].map((value) =>
    react.createElement('input', {
      key: value,
      type: 'radio',
      name: `radio-${id}`,
      value,
      checked: value === chosen,
      onChange,
    }),
  );
  return react.createElement('fieldset', { disabled: a % 31 === 0 }, radios);
}

export function Choice({ workshop, described: { id, a, b } }: FieldProps): ReactNode {
  const { react, stage } = workshop;
  const [chosen, set] = react.useState(a % 3 ? '1' : '');
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    stage.say('select', id, target.value);
    if (b % 2) set(target.value);
  };
  const value = [{ multiple: true, value: ['1', '2'] }, { defaultValue: '2' }][a % 5] ?? { value: chosen };
  const options = ['', '0', '1', '2'].map((option) =>
    react.createElement(
      'option',
      { key: option, value: option, disabled: option === '0' },
      `Option ${option}`,
    ),
  );
  return react.createElement('select', { ...value, size: 1 + (b % 3), onChange }, options);
}
