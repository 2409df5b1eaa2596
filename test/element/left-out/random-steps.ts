// Random actions on a mounted tree: changes, events, typing and failures.
import type { Chance } from './random.ts';
import type { React } from './react-builds.ts';
import type { Failing, Stage } from './stage.ts';

export interface Theatre {
  readonly react: React;
  readonly stage: Stage;
  readonly shadow: ShadowRoot;
  readonly chance: Chance;
  /** Renders the whole tree with the next number. */
  redraw(): void;
  remount(): Promise<void>;
}

type Step = (theatre: Theatre) => void | Promise<void>;

function oneOf<T extends Element>({ shadow, chance }: Theatre, selector: string): T | undefined {
  const found = [...shadow.querySelectorAll<T>(selector)];
  return found.length > 0 ? chance.pick(found) : undefined;
}

const IN_PAGE = { bubbles: true, cancelable: true, composed: true };
const BUBBLING =
  `animationend transitionend contextmenu dblclick keyup mousedown paste pointerdown pointermove submit
  touchmove touchstart wheel compositionstart compositionend selectionchange`.split(/\s+/);
const SILENT = 'beforetoggle cancel close error invalid load scroll scrollend toggle'.split(' ');

/** Types like a person, an input method or autofill: sets the value first, then dispatches the events. */
function type(theatre: Theatre): void {
  const { chance } = theatre;
  const field = oneOf<HTMLInputElement>(theatre, 'input:not([type=checkbox], [type=radio]), textarea');
  if (!field) return;
  if (chance.below(3)) field.focus();
  const composes = chance.below(3) === 0;
  const compose = (name: string) => composes && field.dispatchEvent(new CompositionEvent(name, IN_PAGE));
  // The key that a browser reports while an input method has it.
  if (composes)
    field.dispatchEvent(new KeyboardEvent('keydown', { ...IN_PAGE, key: 'Process', keyCode: 229 }));
  compose('compositionstart');
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, `${field.value}q`);
  field.dispatchEvent(new InputEvent('input', { ...IN_PAGE, isComposing: composes }));
  compose('compositionend');
  if (chance.below(3) === 0) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(theatre: Theatre): void {
  const select = oneOf<HTMLSelectElement>(theatre, 'select');
  if (!select) return;
  select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
}

function point(theatre: Theatre): void {
  const { chance } = theatre;
  const [from, to] = [oneOf(theatre, '*'), oneOf(theatre, '*')];
  if (!from || !to) return;
  const kind = chance.pick(['mouse', 'pointer']);
  const leaves = chance.below(5) === 0;
  const move = (name: string, relatedTarget: Element | null) =>
    new (kind === 'mouse' ? MouseEvent : PointerEvent)(`${kind}${name}`, { ...IN_PAGE, relatedTarget });
  from.dispatchEvent(move('out', leaves ? null : to));
  to.dispatchEvent(move('over', leaves ? null : from));
}

function click(theatre: Theatre): void {
  const button = theatre.chance.below(5) === 0 ? 2 : 0;
  oneOf(theatre, '*')?.dispatchEvent(new MouseEvent('click', { ...IN_PAGE, button }));
}

const FAILURES: readonly Failing[] = ['', 'render', 'effect', 'layout', 'ref', 'cleanup', 'event'];

export const STEPS: Readonly<Record<string, Step>> = {
  change: ({ stage, chance }) => stage.change(chance.below(1000)),
  'change at once': ({ stage, chance }) => {
    for (let time = 0; time < 4; time++) stage.change(chance.below(1000));
  },
  'change in a transition': ({ react, stage, chance }) => {
    const by = chance.below(1000);
    react.startTransition(() => stage.change(by));
  },
  'change in a transition and at once': ({ react, stage, chance }) => {
    const [later, now] = [chance.below(1000), chance.below(1000)];
    react.startTransition(() => stage.change(later));
    stage.change(now);
  },
  store: ({ stage }) => stage.store.add(),
  redraw: (theatre) => theatre.redraw(),
  remount: (theatre) => theatre.remount(),
  type,
  choose,
  point,
  click,
  check: (theatre) => oneOf<HTMLInputElement>(theatre, '[type=checkbox], [type=radio]')?.click(),
  press: (theatre) =>
    void oneOf(theatre, '*')?.dispatchEvent(new KeyboardEvent('keydown', { ...IN_PAGE, key: 'Enter' })),
  focus: (theatre) => oneOf<HTMLElement>(theatre, 'button, a, input, select, textarea, [tabindex]')?.focus(),
  event: (theatre) => {
    const name = theatre.chance.pick([...BUBBLING, ...SILENT]);
    const bubbles = BUBBLING.includes(name);
    oneOf(theatre, '*')?.dispatchEvent(new Event(name, { ...IN_PAGE, bubbles }));
  },
  fail: (theatre) => {
    theatre.stage.failing = theatre.chance.pick(FAILURES);
    theatre.redraw();
    for (let time = 0; time < 8; time++) click(theatre);
  },
};
