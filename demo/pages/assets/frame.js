// The widget in a frame, for pages where no script may run: dressed by the frame's address, and as high as it needs.

import { OF_FRAME } from './of-frame.js';

const widget = document.querySelector('home-energy-quote');
const asked = new URLSearchParams(location.search);
for (const name of OF_FRAME) if (asked.has(name)) widget.setAttribute(name, asked.get(name));

// The height alone is told, so whoever frames us may hear it.
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ type: 'heq-resize', height }, '*');
}).observe(document.documentElement);

// A dialog is in the middle of the frame, which may be far from what the visitor sees of it.
widget.addEventListener('focusin', () => {
  const focused = widget.shadowRoot?.activeElement;
  if (focused?.closest('dialog')) focused.scrollIntoView({ block: 'center' });
});
