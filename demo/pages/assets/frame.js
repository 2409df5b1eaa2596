// The widget in a frame, for pages that allow no script. The frame's URL sets its look, and its height follows the content.

import { OF_FRAME } from './of-frame.js';

const widget = document.querySelector('home-energy-quote');
const asked = new URLSearchParams(location.search);
for (const name of OF_FRAME) if (asked.has(name)) widget.setAttribute(name, asked.get(name));

// The message has only the height, so any page may receive it.
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ type: 'heq-resize', height }, '*');
}).observe(document.documentElement);

// A dialog opens in the middle of the frame, which may be far from the part that the visitor sees.
widget.addEventListener('focusin', () => {
  const focused = widget.shadowRoot?.activeElement;
  if (focused?.closest('dialog')) focused.scrollIntoView({ block: 'center' });
});
