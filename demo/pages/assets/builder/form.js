// Makes the form and reads the choices in it.
import { THEMES } from '../themes.js';
import { GROUPS } from './fields.js';

/** @typedef {{ attributes: [string, string][], messages: Record<string, string> }} Choice */

/** Makes the form, and calls back with the choices now and at each change. */
export function drawForm(form, changed) {
  form.append(...GROUPS.map(drawGroup));
  const tell = () => changed(chosen(form));
  form.addEventListener('input', tell);
  form.addEventListener('submit', (event) => event.preventDefault());
  tell();
}

/** A step is always visible; fields that few partners need are folded. */
function drawGroup({ title, step, fields }, position) {
  const rows = element('div', '', 'fields');
  rows.append(...fields.map(drawField));
  const group = element(step ? 'section' : 'details', '', 'group');
  group.append(step ? element('h2', `${position + 1}. ${title}`) : element('summary', title), rows);
  return group;
}

const DRAWN = { cards: drawCards, themes: drawCards, flag: drawFlag };
const drawField = (field) => (DRAWN[field.kind] ?? drawLine)(field);

function drawLine(field) {
  const { label, kind, hint } = field;
  const box = element('label', label, 'field');
  const input = named(element(kind === 'select' ? 'select' : 'input'), field);
  if (kind === 'select')
    input.append(...field.options.map((each, at) => new Option(worded(field, at), each)));
  else input.type = kind === 'number' ? 'number' : 'text';
  if (kind === 'color') input.placeholder = 'Any CSS colour';
  if (hint) input.placeholder = hint;
  input.value = field.value ?? '';
  box.append(kind === 'color' ? withPalette(input, label) : input);
  return box;
}

function drawFlag(field) {
  const box = element('label', field.label, 'field field--flag');
  const input = named(element('input'), field);
  input.type = 'checkbox';
  box.append(input);
  return box;
}

function drawCards(field) {
  const group = element('fieldset', '', `cards cards--${field.kind}`);
  group.append(element('legend', field.label));
  for (const [at, value] of field.options.entries()) group.append(drawCard(field, value, at));
  return group;
}

function drawCard(field, value, at) {
  const card = element('label', '', 'card');
  const input = named(element('input'), field);
  Object.assign(input, { type: 'radio', value, checked: value === (field.value ?? '') });
  const theme = field.kind === 'themes' && THEMES.find(({ name }) => name === value);
  card.append(
    input,
    ...(theme ? [swatchOf(theme)] : []),
    element('span', theme ? theme.label : worded(field, at)),
  );
  return card;
}

function swatchOf({ colours }) {
  const swatch = element('span', '', 'swatch');
  swatch.append(...colours.map(colourPatch));
  return swatch;
}

function colourPatch(colour) {
  const patch = element('i');
  patch.style.background = colour;
  return patch;
}

/** The browser's colour picker, which shows the current colour, next to a text field that accepts any CSS colour. */
function withPalette(input, label) {
  const row = element('span', '', 'field__color');
  const palette = element('input');
  palette.type = 'color';
  palette.dataset.of = input.name;
  palette.setAttribute('aria-label', `${label}: palette`);
  palette.addEventListener('input', () => {
    input.value = palette.value;
  });
  row.append(input, palette);
  return row;
}

const worded = ({ options, labels }, at) => labels?.[at] ?? (options[at] || 'Default');

function named(input, { attribute, message }) {
  input.name = attribute ?? message;
  input.dataset.is = attribute ? 'attribute' : 'message';
  return input;
}

/** A radio button counts only if it is chosen and has a value. */
const isFilled = ({ type, checked, value }) =>
  type === 'checkbox' ? checked : Boolean(value.trim()) && (type !== 'radio' || checked);

/** Only what was chosen: an empty field sets no attribute. @returns {Choice} */
function chosen(form) {
  const filled = [...form.elements].filter((input) => input.name && isFilled(input));
  const of = (kind) =>
    filled
      .filter((input) => input.dataset.is === kind)
      .map((input) => [input.name, input.type === 'checkbox' ? '' : input.value.trim()]);
  return { attributes: of('attribute'), messages: Object.fromEntries(of('message')) };
}

function element(tag, text = '', className = '') {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}
