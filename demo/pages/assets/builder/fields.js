// Knows what the builder lets a partner choose: attributes, in groups, as fields.

/** @typedef {{ name: string, label: string, kind: 'select' | 'color' | 'text' | 'number' | 'flag', options?: string[], value?: string }} BuilderField */

/** @type {{ title: string, fields: BuilderField[] }[]} */
export const GROUPS = [
  {
    title: 'Looks',
    fields: [
      { name: 'theme', label: 'Theme', kind: 'select', options: ['meadow', 'harbour', 'volt', 'civic'] },
      { name: 'brand-color', label: 'Brand colour', kind: 'color' },
      { name: 'accent-color', label: 'Accent colour', kind: 'color' },
      { name: 'radius', label: 'Radius, px', kind: 'number' },
      { name: 'size', label: 'Base text size, px', kind: 'number' },
      { name: 'font', label: 'Face (inherit takes the page’s)', kind: 'text' },
    ],
  },
  {
    title: 'Who stands behind it',
    fields: [
      { name: 'brand-name', label: 'Your name', kind: 'text' },
      { name: 'support-phone', label: 'Support phone', kind: 'text', value: '0800 123 4567' },
      { name: 'support-email', label: 'Support email', kind: 'text', value: 'help@partner.example' },
      { name: 'terms-url', label: 'Terms, address', kind: 'text' },
      { name: 'privacy-url', label: 'Privacy, address', kind: 'text' },
      { name: 'white-label', label: 'White label', kind: 'flag' },
    ],
  },
  {
    title: 'What is asked',
    fields: [
      {
        name: 'journey',
        label: 'Journey',
        kind: 'select',
        options: ['', 'heat-pump', 'solar', 'ev-compare', 'ev-only', 'all'],
      },
      { name: 'only', label: 'Offer only (by spaces)', kind: 'text' },
      { name: 'skip-home', label: 'Begin at the questions', kind: 'flag' },
      { name: 'hide-nav', label: 'Without the navigation bar', kind: 'flag' },
      { name: 'hide-footer', label: 'Without the footer', kind: 'flag' },
      { name: 'router', label: 'Router', kind: 'select', options: ['', 'hash', 'memory'] },
      { name: 'copy', label: 'Wording', kind: 'select', options: ['', 'spec', 'plain'] },
    ],
  },
];

/** Draws the form; calls back with the chosen attributes at each change. */
export function drawFields(form, changed) {
  for (const { title, fields } of GROUPS) {
    const group = element('fieldset');
    group.append(element('legend', title), ...fields.map(drawField));
    form.append(group);
  }
  const tell = () => changed(chosen(form));
  form.addEventListener('input', tell);
  form.addEventListener('submit', (event) => event.preventDefault());
  tell();
}

function drawField({ name, label, kind, options = [], value = '' }) {
  const box = element('label', label);
  const input = element(kind === 'select' ? 'select' : 'input');
  input.name = name;
  if (kind === 'select')
    input.append(...options.map((option) => new Option(option || 'as it comes', option)));
  else input.type = kind === 'flag' ? 'checkbox' : kind === 'color' ? 'text' : kind;
  if (kind === 'color') input.placeholder = '#1d5aa6, teal, oklch(…)';
  if (kind !== 'flag') input.value = value || options[0] || '';
  box.className = kind === 'flag' ? 'field field--flag' : 'field';
  box.append(input);
  return box;
}

/** Only what was chosen: an empty field is no attribute. */
function chosen(form) {
  return [...form.elements].flatMap((input) => {
    if (!input.name) return [];
    if (input.type === 'checkbox') return input.checked ? [[input.name, '']] : [];
    return input.value.trim() ? [[input.name, input.value.trim()]] : [];
  });
}

function element(tag, text) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  return made;
}
