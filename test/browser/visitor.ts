// Goes by what a visitor sees and the names of things, never by the widget's insides.

import { unmarked } from '../accessibility/pseudo-language/marks.ts';
import { turns } from './turns.ts';
import { until } from './until.ts';

const CONTROLS = 'button, a[href], summary, [role=tab]';
const HEADING = '.shell__screen :is(h1, h2)[tabindex="-1"]';

export interface Visitor {
  readonly root: ShadowRoot;
  /** Waits until the text stands somewhere visible, and answers the element that holds it. */
  sees(text: string | RegExp): Promise<Element>;
  doesNotSee(text: string | RegExp): void;
  /** Waits until the text stands nowhere visible. */
  seesGone(text: string | RegExp): Promise<void>;
  /** Waits for a visible control of that name that can be pressed, and presses it. */
  presses(name: string | RegExp): Promise<void>;
  /** Waits for a field of that label and types, replacing what is there. */
  types(label: string | RegExp, text: string): Promise<void>;
  /** Types as `types` does, and stays in the field: it keeps the focus, and nothing has been left yet. */
  beginsToType(label: string | RegExp, text: string): Promise<HTMLInputElement>;
  /** Waits for a radio, option or checkbox of that name and chooses it. */
  chooses(name: string | RegExp): Promise<void>;
  /** Waits for a drop-down list of that label and picks an option by its text. */
  picks(label: string | RegExp, option: string): Promise<void>;
  field(label: string | RegExp): Promise<HTMLInputElement>;
  control(name: string | RegExp): Promise<HTMLElement>;
  /** Opens what folds, if it is closed. */
  opens(summary: string | RegExp): Promise<void>;
  /** What stands beside a term of a list of facts, without the small print. */
  fact(term: string): Promise<string>;
  /** What a card of this heading says, or the row of a card. */
  card(heading: string): Promise<string>;
  /** The names of everything that can be chosen or pressed, in order. */
  controls(): readonly string[];
  /** The heading of the screen, or the headings: 'Air-source heat pumps'. */
  title(): string;
  /** All text of the widget, hidden text and closed parts included. */
  allText(): string;
}

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
    // The rest of a long page comes a task after its head: who waits for one waits for the other.
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
      // Nobody types faster than a field that has just been drawn begins to listen.
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

/** As the browser does it while someone types or drags: React hears `input`, and nothing of our value setter. */
export function put(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  const proto = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** The same, and the field is left: the browser then sends `change`. */
export function enter(field: HTMLInputElement | HTMLSelectElement, text: string): void {
  put(field, text);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function all<Kind extends Element>(selector: string, root: ShadowRoot): Kind[] {
  const modal = root.querySelector('dialog:modal');
  return [...(modal ?? root).querySelectorAll<Kind>(selector)].filter(isShown);
}

/** A radio may be drawn by its label; what has no box at all is not on the page. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** A disabled control does nothing when it is pressed, and a busy one ignores it. */
function isReady(control: HTMLElement): boolean {
  return !(control as HTMLButtonElement).disabled && control.getAttribute('aria-disabled') !== 'true';
}

/** In a pseudo-language as in English: a test goes the same way. */
const clean = (text: string) => unmarked(text.replace(/\s+/g, ' ')).trim();

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? clean(text) === wanted : wanted.test(clean(text));
}

/** A tab goes by its name, without what it comes to. */
const nameOf = (element: Element) =>
  clean(
    element.getAttribute('aria-label') ?? (element.querySelector('.tabs__name') ?? element).textContent ?? '',
  );

const named = (name: string | RegExp) => (element: Element) => matches(nameOf(element), name);

const labelled = (label: string | RegExp) => (element: Element) => {
  const labels = (element as HTMLInputElement).labels ?? [];
  return [...labels].some((one) => matches(one.textContent ?? '', label) || startsWith(one, label));
};

/** What a label says of itself, where a hint follows it. */
export const TITLE = '.field__title, .choices__title';

/** A label may hold a hint after its title. */
function startsWith(label: HTMLLabelElement, wanted: string | RegExp): boolean {
  const title = label.querySelector(TITLE)?.textContent ?? '';
  return title !== '' && matches(title, wanted);
}

/** The innermost visible element whose own text fits. */
function holder(root: ShadowRoot, text: string | RegExp): Element | undefined {
  return all('*', root)
    .reverse()
    .find((element) => matches(element.textContent ?? '', text) || ownText(element, text));
}

function ownText(element: Element, text: string | RegExp): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && matches(node.textContent ?? '', text),
  );
}
