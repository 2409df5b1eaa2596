// A list that typing filters; arrows and Enter, or a press, choose a row.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Elements } from '../elements.ts';
import { moveActive } from '../key-moves.ts';
import { Status, useSettled } from '../text/status.tsx';
import { Field } from './field.tsx';
import { markParts, matchOptions } from './match-options.ts';
import { fieldAria } from './use-field.ts';

interface FilterListOption<V extends string | number> {
  value: V;
  text: string;
}

/**
 * The most rows that are drawn, since more would block the page; the filter finds the others. While a filter is typed, the limit
 * is lower.
 */
const MOST = 1000;
const MOST_WHILE_TYPING = 200;

/** A new list (another postcode) needs another `key`, so that filter and mark start again. */
interface FilterListProps<V extends string | number> {
  label: ReactNode;
  name: string;
  options: readonly FilterListOption<V>[];
  /** The common end of all options: it is searched, and in the hint, but not shown in each row. */
  end?: string;
  value: V | undefined;
  onChange: (value: V) => void;
  /** Announced and shown below the field at each change: 'Showing 3 of 41 addresses'. */
  countText: (shown: number, of: number) => string;
  /** The same, if more match than are shown: 'Showing 1,000 of 4,120 addresses'. */
  restText: (shown: number, of: number) => string;
  /** The same, if nothing matches: '0 matches for 14a'. */
  emptyText: (query: string) => string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** Shown in the chosen row: what is happening with it. */
  doing?: string | undefined;
  /** Below the list: what to do if the address is not there. */
  children?: Elements;
}

export function FilterList<V extends string | number>(props: FilterListProps<V>) {
  const { label, name, options, end = '', value, onChange, hint, problem } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const fitting = matchOptions(options, query);
  const shown = fitting.slice(0, query && options.length > MOST ? MOST_WHILE_TYPING : MOST);
  const status = useSettled(statusText(props, query, shown.length, fitting.length));
  const rowId = (index: number) => `${id}-row-${index}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const narrow = (typed: string) => {
    setQuery(typed);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, shown.length);
    const marked = shown[active] ?? (query && shown.length === 1 ? shown[0] : undefined);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && marked) onChange(marked.value);
    else if (event.key === 'Escape' && query) narrow('');
    else return;
    // Handled here, so that a dialog around it stays open and a form around it is not submitted.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <div className="field__box">
        <input
          id={id}
          className="field__input"
          part="input"
          name={name}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? rowId(active) : undefined}
          value={query}
          onChange={(event) => narrow(event.currentTarget.value)}
          onKeyDown={press}
          {...fieldAria(id, { hint, problem })}
        />
      </div>
      <Status className="filter-list__count note">{status}</Status>
      <div
        ref={list}
        id={`${id}-list`}
        className="filter-list"
        role="listbox"
        // Browsers make a scrolling box a tab stop, but no key would do anything in it.
        tabIndex={-1}
        aria-label={typeof label === 'string' ? label : name}
        hidden={shown.length === 0}
        onWheel={(event) => event.stopPropagation()}
        onTouchMove={(event) => event.stopPropagation()}
      >
        {shown.map((option, index) => (
          <FilterListRow
            key={option.value}
            id={rowId(index)}
            text={option.text.slice(0, option.text.length - end.length)}
            query={query}
            active={index === active}
            chosen={option.value === value}
            note={option.value === value ? props.doing : undefined}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      {props.children}
    </Field>
  );
}

function statusText(
  {
    countText,
    restText,
    emptyText,
    options,
  }: Pick<FilterListProps<string>, 'countText' | 'restText' | 'emptyText'> & { options: readonly unknown[] },
  query: string,
  shown: number,
  fitting: number,
): string {
  if (shown === 0) return emptyText(query);
  return shown < fitting ? restText(shown, fitting) : countText(shown, options.length);
}

interface FilterListRowProps {
  id: string;
  text: string;
  query: string;
  active: boolean;
  chosen: boolean;
  /** Below its text: what is happening with it. */
  note?: string | undefined;
  onChoose: () => void;
}

function FilterListRow({ id, text, query, active, chosen, note, onChoose }: FilterListRowProps) {
  const parts = markParts(text, query);
  return (
    // The text field handles keys: as in any combobox, it keeps the focus while the marked row moves.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox that owns this row handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the row is marked by aria-activedescendant, never focused
    <div
      id={id}
      className={`filter-list__row${active ? ' filter-list__row--active' : ''}`}
      role="option"
      aria-selected={chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <bdi>
        {parts.map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches have no other name than their place
          part.hit ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
        )}
      </bdi>
      {note && <span className="filter-list__note note">{note}</span>}
    </div>
  );
}
