// The form sets the live widget. The report comes from the widget, and the code to copy comes from both.
import { contrastReport, nudgedBrand } from './contrast.js';
import { drawForm } from './form.js';
import { mailto, PLACES } from './places.js';
import { policy, releaseOf } from './snippet.js';

const WIDTHS = [320, 480, 768, 1200];
const { origin } = document.body.dataset;
const byId = (id) => document.getElementById(id);

const widget = document.createElement('home-energy-quote');
widget.setAttribute('api-base', `${origin}/`);
widget.setAttribute('route-base', 'builder');
byId('box').append(widget);

/** @type {import('./form.js').Choice} */
let choice = { attributes: [], messages: {} };
let width = WIDTHS[0];
let [place] = PLACES;

const release = releaseOf(origin);
drawForm(byId('settings'), (chosen) => {
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
widget.addEventListener('heq-ready', showReport);
byId('places').append(...PLACES.map(placeButton));
byId('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(byId('code').textContent);
  byId('copied').textContent = 'Copied';
});

async function show() {
  const [shown, shownPlace] = [choice, place];
  const lines = await policy(shown, origin);
  const code = shownPlace.code({ choice: shown, origin, release: await release, policy: lines });
  if (shown !== choice || shownPlace !== place) return;
  [byId('code').textContent, byId('policy').textContent] = [code, lines];
  byId('how').textContent = place.how;
  byId('mail').href = mailto(code);
  byId('mail').hidden = place.name !== 'email';
  byId('copied').textContent = '';
  for (const button of byId('places').children)
    button.setAttribute('aria-pressed', String(button.value === place.name));
  showReport();
}

/** The widget applies attributes in a microtask and paints afterwards. */
function showReport() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      showContrast();
      for (const palette of document.querySelectorAll('[data-of]')) showColour(palette);
    }),
  );
}

function showContrast() {
  const report = contrastReport(widget);
  const failing = report.filter(({ holds }) => !holds).length;
  const summary = failing ? `${failing} pairs of colours are too close to be read.` : 'All text can be read.';
  byId('contrast-note').textContent = [summary, nudgedBrand(widget)].filter(Boolean).join(' ');
  byId('contrast').replaceChildren(...report.map(row));
}

/** The colours that the widget uses, whether chosen here or from the theme. */
function showColour(palette) {
  const wrapper = widget.shadowRoot?.querySelector('.root');
  const token = { 'brand-color': '--_brand', 'accent-color': '--_accent' }[palette.dataset.of];
  const used = wrapper && getComputedStyle(wrapper).getPropertyValue(token).trim();
  if (/^#[0-9a-f]{6}$/i.test(used ?? '')) palette.value = used;
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

function buttonOf(text, press) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}

function widthButton(each) {
  return buttonOf(`${each} px`, () => resize(each));
}

function placeButton(each) {
  const button = buttonOf(each.label, () => {
    place = each;
    show();
  });
  button.value = each.name;
  return button;
}

function resize(to) {
  width = to;
  for (const button of byId('widths').children) {
    button.setAttribute('aria-pressed', String(button.textContent === `${width} px`));
  }
  fit();
}

/** A container that is too wide for the page is scaled down instead of cut off. */
function fit() {
  const box = byId('box');
  const room = box.parentElement.clientWidth;
  const zoom = Math.min(1, room / width);
  box.style.inlineSize = `${width}px`;
  box.style.zoom = zoom;
  byId('zoom').textContent = zoom < 1 ? `shown at ${Math.round(zoom * 100)}%` : '';
}
