// Follows the ARIA Authoring Practices: one tab stop, arrow keys between tabs, and the panel changes at once.

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { nextTab } from '../key-moves.ts';

interface Tab<Id extends string> {
  id: Id;
  name: string;
  /** The result's figure, shown below its name. */
  note?: string | undefined;
}

interface TabsProps<Id extends string> {
  /** The name of the tab list: 'Your results'. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = nextTab(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} part="tabs" onKeyDown={press}>
        {tabs.map((tab) => {
          const on = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              className="tabs__tab"
              part={on ? 'tab tab-selected' : 'tab'}
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={on}
              aria-controls={on ? `${id}-panel` : undefined}
              tabIndex={on ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              <span className="tabs__name">{tab.name}</span>
              {tab.note && <span className="tabs__note note">{` ${tab.note}`}</span>}
            </button>
          );
        })}
      </div>
      <div
        className="tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        key={selected}
      >
        {children}
      </div>
    </div>
  );
}
