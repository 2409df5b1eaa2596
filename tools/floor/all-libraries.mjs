// Uses every library of the widget once, in a small but real way, and contains nothing else. Do not change it, so that its size
// can be compared over time.
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import ky from 'ky';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import uPlot from 'uplot';
import { array, number, object, optional, safeParse, string } from 'valibot';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

const item = object({ id: number(), name: string(), note: optional(string(), '') });
const list = array(item);
const answer = object({ items: list });

const count = signal(0);
const store = createStore(() => ({ items: [] }));
const client = ky.create({ timeout: 10_000, retry: { limit: 1, methods: ['get'] } });

async function load(url) {
  const parsed = safeParse(answer, await client.get(url).json());
  if (parsed.success) store.setState({ items: parsed.output.items });
}

function draw(element) {
  if (!element) return;
  const data = [
    [1, 2, 3],
    [2, 3, 5],
  ];
  new uPlot({ width: 300, height: 100, series: [{}, { stroke: 'green' }] }, data, element);
}

function App() {
  useSignals();
  const items = useStore(store, (state) => state.items);
  const press = () => {
    count.value++;
    load('/items');
  };
  return createElement('div', { ref: draw, onClick: press }, count.value, items.length);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(App));
