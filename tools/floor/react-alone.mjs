// React as published renders one <div> in a shadow root.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

customElements.define(
  'react-alone',
  class extends HTMLElement {
    connectedCallback() {
      const box = document.createElement('div');
      this.attachShadow({ mode: 'open' }).append(box);
      const ready = () => this.dispatchEvent(new Event('heq-ready', { bubbles: true }));
      createRoot(box).render(createElement('div', { ref: ready }, 'ready'));
    }
  },
);
