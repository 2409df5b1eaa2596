// A function component that uses every hook, and renders its children depending on its state.
import type { Context, ReactNode } from 'react';
import { randomHandlers } from './random-handlers.ts';
import type { Described } from './random-tree.ts';
import type { React } from './react-builds.ts';
import { mayFail, type Stage } from './stage.ts';

export interface PartProps {
  readonly n: number;
}

/** What is needed to create a part. */
export interface Workshop {
  readonly react: React;
  readonly stage: Stage;
  readonly contexts: readonly Context<string>[];
  readonly draw: (described: Described, n: number) => ReactNode;
}

/** State with a name, which the stage can change. */
export function useChanged({ react, stage }: Workshop, name: string, first: number): [number, () => void] {
  const [value, set] = react.useState(first);
  const change = () => set((now) => now + 1);
  stage.changes.set(name, change);
  react.useEffect(() => () => void stage.changes.delete(name), []);
  return [value, change];
}

function useHooks(workshop: Workshop, { id, a, b }: Described) {
  const { react, stage, contexts } = workshop;
  const [state, change] = useChanged(workshop, `${id} state`, a % 4);
  stage.say('render', id, state);
  mayFail(stage, 'render', a);
  const [sum, setSum] = react.useState(b % 3);
  const add = (by: number) => setSum((now) => now + by);
  stage.changes.set(`${id} sum`, () => add(b % 4));
  const context = react.useContext(contexts[b % 2] as Context<string>);
  const stored = react.useSyncExternalStore(stage.store.subscribe, b % 4 ? () => 0 : stage.store.get);
  const memo = react.useMemo(() => stage.say('memo', id) ?? state * 2 + sum, a % 3 ? [state, sum] : [state]);
  const back = react.useCallback(() => state, [a % 2]);
  react.useEffect(
    () => {
      stage.say('effect', id, state, back());
      mayFail(stage, 'effect', a);
      if (a % 17 === 0 && state < 6) change();
      return () => {
        stage.say('effect over', id, state);
        mayFail(stage, 'cleanup', a);
      };
    },
    [undefined, [], [state, stored]][b % 3],
  );
  react.useLayoutEffect(
    () => {
      stage.say('layout', id, sum);
      mayFail(stage, 'layout', a);
      if (b % 19 === 0 && sum < 5) add(1);
      return () => stage.say('layout over', id, sum);
    },
    a % 3 ? [sum, context] : [state],
  );
  // A state change during rendering.
  if (a % 23 === 0 && state > 1 && state < 5) change();
  return { state, sum, context, stored, memo, id: react.useId(), ref: react.useRef<Element>(null) };
}

function refOf(stage: Stage, { id, a, b }: Described) {
  return (node: Element | null) => {
    stage.say('ref', id, node?.nodeName);
    mayFail(stage, 'ref', a);
    return b % 2 ? () => stage.say('ref over', id) : undefined;
  };
}

/** The children rotated, filtered and keyed by index or by id, at random. */
function childrenOf({ react, draw }: Workshop, { children, a, b }: Described, turn: number, n: number) {
  const by = a % 3 === 0 ? turn % children.length : 0;
  const turned = [...children.slice(by), ...children.slice(0, by)];
  const shown = turned.filter((_, index) => b % 5 > 0 || (index + turn) % 3 > 0);
  return shown.map((child, index) =>
    react.createElement(react.Fragment, { key: a % 2 ? child.id : index }, draw(child, n)),
  );
}

export function createPart(workshop: Workshop, described: Described) {
  const { react, stage } = workshop;
  const { a, b } = described;
  return function Part({ n }: PartProps) {
    const { state, sum, context, stored, memo, id, ref } = useHooks(workshop, described);
    const children = childrenOf(workshop, described, state + stored + n, state);
    const properties = {
      id,
      className: `state-${state} memo-${memo}`,
      title: sum % 2 ? context : undefined,
      'data-stored': stored,
      'aria-hidden': state % 2 === 0,
      hidden: sum % 2 === 0,
      style: { opacity: state / 10, width: sum, '--state': state, flexGrow: sum },
      ref: [ref, refOf(stage, described), undefined][a % 3],
      ...randomHandlers(stage, described),
    };
    const tag = b % 2 ? 'section' : 'p';
    return a % 2
      ? react.createElement(tag, properties, children, context, memo, null)
      : react.createElement(tag, properties, ...children, context, memo, false);
  };
}
