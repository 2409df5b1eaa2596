// Uses only what a visitor sees and the names of controls, never the widget's internals.

import { unmarked } from '../accessibility/pseudo-language/marks.ts';
import { turns } from './turns.ts';
import { until } from './until.ts';

const CONTROLS = 'button, a[href], summary, [role=tab]';
const HEADING = '.shell__screen :is(h1, h2)[tabindex="-1"]';

export interface Visitor {
  readonly root: ShadowRoot;
  /** Waits until the text is visible, and returns the element that contains it. */
  sees(text: string | RegExp): Promise<Element>;
  doesNotSee(text: string | RegExp): void;
  /** Waits until the text is not visible. */
  seesGone(text: string | RegExp): Promise<void>;
  /** Waits for a visible, enabled control with this name, and presses it. */
  presses(name: string | RegExp): Promise<void>;
  /** Waits for a field with this label and replaces its text. */
  types(label: string | RegExp, text: string): Promise<void>;
  /** Types like `types`, and stays in the field, so that it keeps the focus. */
  beginsToType(label: string | RegExp, text: string): Promise<HTMLInputElement>;
  /** Waits for a radio button, option or checkbox with this name, and chooses it. */
  chooses(name: string | RegExp): Promise<void>;
  /** Waits for a drop-down list with this label, and picks an option by its text. */
  picks(label: string | RegExp, option: string): Promise<void>;
  field(label: string | RegExp): Promise<HTMLInputElement>;
  control(name: string | RegExp): Promise<HTMLElement>;
  /** Opens a disclosure, if it is closed. */
  opens(summary: string | RegExp): Promise<void>;
  /** The value of a term in a list of facts, without its small print. */
  fact(term: string): Promise<string>;
  /** The text of a card with this heading, or of a row in a card. */
  card(heading: string): Promise<string>;
  /** The names of all controls, in order. */
  controls(): readonly string[];
  /** The screen's heading or headings: 'Air-source heat pumps'. */
  title(): string;
  /** The whole text of the widget, including hidden text and closed disclosures. */
  allText(): string;
}

/**
 * What a visitor does in this element.
 * @example await visitor(element).presses('Next')
 */
export function visitor(element: Element): Visitor {
  const root = element.shadowRoot;
  if (!root) throw new Error('visitor: the element has no shadow root');

  const control = (name: string | RegExp) =>
    until(`a control named ${name}`, () => all<HTMLElement>(CONTROLS, root).find(named(name)));
  const field = (label: string | RegExp) =>
    until(`a field labelled ${label}`, () =>
      all<HTMLInputElement>('input:not([type=radio]):not([type=checkbox]), textarea, select', root).find(
        labelled(label),
      ),
    );

  return {
    root,
    control,
    field,
    // The rest of a long page is rendered in a later task than its beginning, so this waits for both.
    sees: (text) => until(`the text ${text}`, () => !root.querySelector('.later') && holder(root, text)),
    doesNotSee(text) {
      if (holder(root, text)) throw new Error(`expected not to see ${text}`);
    },
    async seesGone(text) {
      await until(`no more ${text}`, () => !holder(root, text));
    },
    async presses(name) {
      await until(`${name} to be ready`, async () => isReady(await control(name)));
      (await control(name)).click();
    },
    async types(label, text) {
      const found = await field(label);
      // Waits for React, since no visitor types before a new field has its event handlers.
      await turns();
      enter(found, text);
    },
    async beginsToType(label, text) {
      const found = await field(label);
      found.focus();
      put(found, text);
      return found;
    },
    async chooses(name) {
      const choice = await until(`a choice named ${name}`, () =>
        all<HTMLElement>('input[type=radio], input[type=checkbox], [role=option]', root).find(
          (element) => named(name)(element) || labelled(name)(element),
        ),
      );
      choice.click();
    },
    async picks(label, option) {
      const list = (await field(label)) as unknown as HTMLSelectElement;
      const item = await until(`the option ${option}`, () =>
        [...list.options].find(({ text }) => matches(text, option)),
      );
      enter(list, item.value);
    },
    async opens(summary) {
      const folded = await control(summary);
      if (!folded.closest('details')?.open) folded.click();
    },
    async fact(term) {
      const name = await until(`the fact ${term}`, () =>
        all('dt', root).find((one) => matches(one.textContent ?? '', term)),
      );
      const value = name.nextElementSibling;
      return clean((value?.firstElementChild ?? value)?.textContent ?? '');
    },
    async card(heading) {
      const title = await until(`a card ${heading}`, () =>
        all('h3, h4, .result-cards dt', root).find((one) => matches(one.textContent ?? '', heading)),
      );
      return clean(title.closest('.facts__row, li, section, [part=card]')?.textContent ?? '');
    },
    controls: () => all<HTMLElement>(CONTROLS, root).map(nameOf),
    title: () => [...root.querySelectorAll(HEADING)].map(nameOf).join(' / '),
    allText: () => root.querySelector('.root')?.textContent ?? '',
  };
}

/**
 * Sets a field's value as the browser does while someone types or drags: through the native setter and an `input` event, since
 * React ignores other changes.
 * @example put(lever, lever.max)
 */
export function put(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  const proto = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/**
 * Does the same and leaves the field, so that the browser sends `change`.
 * @example enter(field, '20')
 */
export function enter(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  put(field, text);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function all<Kind extends Element>(selector: string, root: ShadowRoot): Kind[] {
  const modal = root.querySelector('dialog:modal');
  return [...(modal ?? root).querySelectorAll<Kind>(selector)].filter(isShown);
}

/**
 * A radio button may be visible only by its label. An element without a box is not on the page.
 * @example rows.filter(isShown)
 */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** A disabled control does nothing when it is pressed, and a busy one ignores the press. */
function isReady(control: HTMLElement): boolean {
  return !(control as HTMLButtonElement).disabled && control.getAttribute('aria-disabled') !== 'true';
}

/** Removes the marks of the pseudo-language, so that tests work in it as in English. */
const clean = (text: string) => unmarked(text.replace(/\s+/g, ' ')).trim();

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? clean(text) === wanted : wanted.test(clean(text));
}

/** A tab's name without its figure, and a fold's without its fact. */
const TITLED = '.tabs__name, .disclosure__title > .heading';
const nameOf = (element: Element) =>
  clean(element.getAttribute('aria-label') ?? (element.querySelector(TITLED) ?? element).textContent ?? '');

const named = (name: string | RegExp) => (element: Element) => matches(nameOf(element), name);

const labelled = (label: string | RegExp) => (element: Element) => {
  const labels = (element as HTMLInputElement).labels ?? [];
  return [...labels].some((one) => matches(one.textContent ?? '', label) || startsWith(one, label));
};

/** The title of a label that also contains a hint. */
export const TITLE = '.field__title, .choices__title';

/** A label may contain a hint after its title. */
function startsWith(label: HTMLLabelElement, wanted: string | RegExp): boolean {
  const title = label.querySelector(TITLE)?.textContent ?? '';
  return title !== '' && matches(title, wanted);
}

/** The innermost visible element whose own text matches. Its text is compared first, since whether it is visible costs more. */
function holder(root: ShadowRoot, text: string | RegExp): Element | undefined {
  const within = root.querySelector('dialog:modal') ?? root;
  return [...within.querySelectorAll('*')]
    .reverse()
    .find((element) => (hasText(element, text) || ownText(element, text)) && isShown(element));
}

/** A text that is much longer than the wanted one is not compared. */
function hasText(element: Element, wanted: string | RegExp): boolean {
  const text = element.textContent ?? '';
  if (typeof wanted === 'string' && (text.length < wanted.length || text.length > 4 * wanted.length + 400))
    return false;
  return matches(text, wanted);
}

function ownText(element: Element, text: string | RegExp): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && matches(node.textContent ?? '', text),
  );
}
