// Knows one row of the list: what was typed stands out in it.
import { markParts } from './match-options.ts';

interface FilterListRowProps {
  id: string;
  text: string;
  query: string;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
}

export function FilterListRow({ id, text, query, active, chosen, onChoose }: FilterListRowProps) {
  const parts = markParts(text, query);
  return (
    // Keys are the box's: focus stays there while the marked row moves, as a combobox has it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox that owns this row has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the row is marked by aria-activedescendant, never focused
    <div
      id={id}
      className={`filter-list__row${active ? ' filter-list__row--active' : ''}`}
      role="option"
      aria-selected={chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>
        {parts.map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches have no other name than their place
          part.hit ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
        )}
      </span>
    </div>
  );
}
