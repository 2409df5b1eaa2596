// Runs in strict mode, suspends at first, and mounts, unmounts and re-keys the widget.
import { createElement as h, lazy, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Late = lazy(() => Promise.resolve({ default: ({ children }) => children }));

function Page() {
  const [{ show, key }, set] = useState({ show: true, key: 0 });
  useEffect(() => {
    window.setWidget = (next) => set((before) => ({ ...before, ...next }));
  }, []);
  const widget = h(
    'home-energy-quote',
    {
      key,
      'api-base': window.api,
      router: 'memory',
      'white-label': true,
      theme: key % 2 ? 'civic' : 'harbour',
    },
    h('p', null, 'Call us on 0800 123 4567'),
  );
  return h(Suspense, { fallback: 'Loading' }, h(Late, null, h('section', null, show && widget)));
}

createRoot(document.querySelector('#app')).render(h(StrictMode, null, h(Page)));
