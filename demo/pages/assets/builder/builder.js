// Fields feed the live widget, the widget feeds the report, and both feed the snippet.
import { contrastReport, nudgedBrand } from './contrast.js';
import { drawFields } from './fields.js';
import { policy, releaseOf, snippet } from './snippet.js';

const WIDTHS = [320, 480, 768, 1200];
const { origin } = document.body.dataset;
const byId = (id) => document.getElementById(id);

const widget = document.createElement('home-energy-quote');
widget.setAttribute('api-base', `${origin}/`);
widget.setAttribute('route-base', 'builder');
byId('box').append(widget);

/** @type {import('./fields.js').Choice} */
let choice = { attributes: [], messages: {} };
let width = WIDTHS[0];

const release = releaseOf(origin);
drawFields(byId('settings'), (chosen) => {
  const names = new Map(chosen.attributes);
  for (const [name] of choice.attributes) if (!names.has(name)) widget.removeAttribute(name);
  for (const [name, value] of names) widget.setAttribute(name, value);
  widget.messages = chosen.messages;
  choice = chosen;
  show();
});

byId('widths').append(...WIDTHS.map(widthButton));
resize(WIDTHS.findLast((each) => each <= byId('box').parentElement.clientWidth) ?? WIDTHS[0]);
addEventListener('resize', fit);
widget.addEventListener('heq-ready', showContrast);
byId('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(byId('code').textContent);
  byId('copied').textContent = 'Copied';
});

async function show() {
  const shown = choice;
  const texts = [snippet(shown, { origin, release: await release }), await policy(shown, origin)];
  if (shown !== choice) return;
  [byId('code').textContent, byId('policy').textContent] = texts;
  byId('copied').textContent = '';
  showContrast();
}

/** The widget takes up attributes in a microtask and paints after it. */
function showContrast() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const report = contrastReport(widget);
      const failing = report.filter(({ holds }) => !holds).length;
      const summary = failing ? `${failing} pairs fall short.` : 'Every pair holds.';
      byId('contrast-note').textContent = `${summary} ${nudgedBrand(widget)}`;
      byId('contrast').replaceChildren(...report.map(row));
    }),
  );
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

function widthButton(each) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${each} px`;
  button.addEventListener('click', () => resize(each));
  return button;
}

function resize(to) {
  width = to;
  for (const button of byId('widths').children) {
    button.setAttribute('aria-pressed', String(button.textContent === `${width} px`));
  }
  fit();
}

/** A container wider than the room there is for it is shown smaller, not cut off. */
function fit() {
  const box = byId('box');
  const room = box.parentElement.clientWidth;
  const zoom = Math.min(1, room / width);
  box.style.inlineSize = `${width}px`;
  box.style.zoom = zoom;
  byId('zoom').textContent = zoom < 1 ? `shown at ${Math.round(zoom * 100)}%` : '';
}
