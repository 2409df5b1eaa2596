import { markParts } from './match-options.ts';

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

export function FilterListRow({ id, text, query, active, chosen, note, onChoose }: FilterListRowProps) {
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
