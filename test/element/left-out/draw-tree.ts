import type { ComponentType, ReactNode } from 'react';
import { shuffled } from './random.ts';
import { Check, Choice, Field, Radios } from './random-fields.ts';
import { randomHandlers } from './random-handlers.ts';
import { createPart, type PartProps, useChanged, type Workshop } from './random-part.ts';
import type { Described } from './random-tree.ts';
import type { React } from './react-builds.ts';
import type { Stage } from './stage.ts';

const HOSTS = ['div', 'span', 'button', 'form', 'details', 'a', 'label'] as const;
const FIELDS = { field: Field, textarea: Field, check: Check, radio: Radios, select: Choice };

export function createDraw(react: React, stage: Stage) {
  const { createElement, Fragment } = react;
  const contexts = [react.createContext('one'), react.createContext('two')];
  const parts = new Map<number, ComponentType<PartProps>>();
  const workshop: Workshop = { react, stage, contexts, draw };

  function partOf(described: Described): ComponentType<PartProps> {
    const known = parts.get(described.id);
    if (known) return known;
    const part = createPart(workshop, described);
    parts.set(described.id, part);
    return part;
  }

  function Provider({ described, children }: { described: Described; children?: ReactNode }): ReactNode {
    const { id, a, b } = described;
    const [value] = useChanged(workshop, `${id} provider`, a % 3);
    const context = contexts[b % 2] as (typeof contexts)[number];
    return createElement(a % 2 ? context : context.Provider, { value: `value ${value % 4}` }, children);
  }

  function Item({ name }: { name: number }): ReactNode {
    const [first] = react.useState(() => stage.say('first', name) ?? name);
    react.useEffect(() => {
      stage.say('item', name);
      return () => stage.say('item over', name);
    }, []);
    return createElement(Fragment, null, first, createElement('input', { defaultValue: `item ${first}` }));
  }

  function List({ described: { id, a, b } }: { described: Described }): ReactNode {
    const [turn] = useChanged(workshop, `${id} list`, a);
    const names = shuffled([0, 1, 2, 3, 4, 5], turn).slice(turn % 6);
    const items = names.map((name) =>
      createElement(
        'li',
        b % 9 ? { key: name } : {},
        createElement(Item, { name }),
        name % 2 && String(name),
      ),
    );
    return createElement('ul', null, items);
  }

  function host(described: Described, n: number): ReactNode {
    const { a, b, children } = described;
    const properties = {
      className: a % 2 ? `host-${n}` : null,
      disabled: a % 3 === 2 && n % 2 === 0,
      href: b % 4 === 0 ? '#here' : undefined,
      title: n % 2 ? undefined : 'title',
      'data-n': n,
      tabIndex: a % 6 === 0 ? 0 : undefined,
      role: 'group',
      style: n % 3 === 0 ? undefined : { color: 'red', zIndex: n, marginTop: n },
      inert: a % 41 === 0,
      draggable: a % 6 === 2,
      htmlFor: a % 7 === 6 ? 'somewhere' : undefined,
      ...randomHandlers(stage, described),
    };
    return createElement(HOSTS[a % 7] as 'div', properties, ...children.map((child) => draw(child, n)));
  }

  function svg(described: Described, n: number): ReactNode {
    const shape = {
      d: 'M0 0h9',
      'stroke-linecap': 'round',
      strokeDasharray: '2 3',
      'fill-opacity': 0.5,
      pathLength: 1,
      'clip-path': 'none',
      strokeDashoffset: n,
      'marker-end': 'none',
      ...randomHandlers(stage, described),
    } as const;
    return createElement(
      'svg',
      {
        viewBox: '0 0 9 9',
        width: n,
        'stroke-width': 2,
        transformOrigin: 'center',
        preserveAspectRatio: 'none',
      },
      createElement('path', shape),
      createElement('text', { 'dominant-baseline': 'central', 'text-anchor': 'middle', x: 1 }, n),
      createElement('foreignObject', null, ...described.children.map((child) => draw(child, n))),
    );
  }

  function draw(described: Described, n: number): ReactNode {
    const { id, kind, a } = described;
    const children = () => described.children.map((child) => draw(child, n));
    switch (kind) {
      case 'text':
        return `text ${id} ${n}`;
      case 'number':
        return a;
      case 'nothing':
        return [null, false, undefined][a % 3];
      case 'image':
        return createElement('img', { src: 'data:,', alt: '', ...randomHandlers(stage, described) });
      case 'host':
        return host(described, n);
      case 'svg':
        return svg(described, n);
      case 'part':
        return createElement(partOf(described), { n: n % 3 });
      case 'provider':
        return createElement(Provider, { described }, ...children());
      case 'fragment':
        return createElement(Fragment, null, ...children());
      case 'strict':
        return createElement(react.StrictMode, null, ...children());
      case 'list':
        return createElement(List, { described });
      case 'now and then':
        return n % 2 ? createElement(Fragment, null, ...children()) : children()[0];
      case 'dialog':
        return createElement(
          'dialog',
          { open: a % 2 === 0, ...randomHandlers(stage, described) },
          ...children(),
        );
      default:
        return createElement(FIELDS[kind], { workshop, described });
    }
  }

  return draw;
}
