// Knows how the builder's parts work together: fields to the live widget, the widget to the report, both to the snippet.
import { contrastReport } from './contrast.js';
import { drawFields } from './fields.js';
import { integrityOf, policy, snippet } from './snippet.js';

const WIDTHS = [320, 480, 768, 1200];
const { origin } = document.body.dataset;
const byId = (id) => document.getElementById(id);

const widget = document.createElement('home-energy-quote');
widget.setAttribute('api-base', `${origin}/`);
widget.setAttribute('route-base', 'builder');
byId('box').append(widget);

let attributes = [];
let integrity = null;

drawFields(byId('settings'), (chosen) => {
  const before = attributes.map(([name]) => name);
  attributes = chosen;
  const now = new Map(chosen);
  for (const name of before) if (!now.has(name)) widget.removeAttribute(name);
  for (const [name, value] of now) widget.setAttribute(name, value);
  show();
});

byId('widths').append(...WIDTHS.map(widthButton));
byId('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(byId('code').textContent);
  byId('copied').textContent = 'Copied';
});
widget.addEventListener('heq-ready', show);
integrity = await integrityOf(origin);
show();

function show() {
  byId('code').textContent = snippet(attributes, { origin, integrity });
  byId('policy').textContent = policy(origin);
  byId('copied').textContent = '';
  // The widget takes up attributes in a microtask and paints after it.
  requestAnimationFrame(() => setTimeout(showContrast));
}

function showContrast() {
  const report = contrastReport(widget);
  const failing = report.filter(({ holds }) => !holds).length;
  byId('contrast-note').textContent = failing ? `${failing} pairs fall short.` : 'Every pair holds.';
  byId('contrast').replaceChildren(...report.map(row));
}

function row({ name, ratio, needs, holds }) {
  const line = document.createElement('tr');
  for (const text of [name, ratio.toFixed(2), needs.toFixed(1), holds ? 'yes' : 'no']) {
    const cell = document.createElement('td');
    cell.textContent = text;
    line.append(cell);
  }
  line.className = holds ? '' : 'falls-short';
  return line;
}

function widthButton(width) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${width} px`;
  button.addEventListener('click', () => resize(width));
  if (width === 768) queueMicrotask(() => resize(width));
  return button;
}

function resize(width) {
  byId('box').style.inlineSize = `${width}px`;
  for (const button of byId('widths').children) {
    button.setAttribute('aria-pressed', String(button.textContent === `${width} px`));
  }
}
