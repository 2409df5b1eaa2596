/**
 * `attribute` or `message` says what a field sets; `value` is what it begins with.
 * @typedef {{ attribute?: string, message?: string, label: string, kind?: 'select' | 'color' | 'number' | 'flag', options?: string[], value?: string }} BuilderField
 */

/** @type {{ title: string, open?: boolean, fields: BuilderField[] }[]} */
export const GROUPS = [
  {
    title: 'Looks',
    open: true,
    fields: [
      { attribute: 'theme', label: 'Theme', kind: 'select', options: ['meadow', 'harbour', 'volt', 'civic'] },
      { attribute: 'brand-color', label: 'Brand colour', kind: 'color' },
      { attribute: 'accent-color', label: 'Accent colour', kind: 'color' },
      { attribute: 'radius', label: 'Radius, px', kind: 'number' },
      { attribute: 'size', label: 'Base text size, px', kind: 'number' },
      { attribute: 'font', label: 'Face (inherit takes the page’s)' },
      { attribute: 'font-heading', label: 'Face of headings' },
      {
        attribute: 'heading-level',
        label: 'Level of the first headings',
        kind: 'select',
        options: ['', '1', '2', '3', '4'],
      },
      { attribute: 'hide-nav', label: 'Without the navigation bar', kind: 'flag' },
      { attribute: 'hide-footer', label: 'Without the footer', kind: 'flag' },
    ],
  },
  {
    title: 'Who stands behind it',
    open: true,
    fields: [
      { attribute: 'brand-name', label: 'Your name' },
      { attribute: 'logo-src', label: 'Your mark, address' },
      { attribute: 'support-phone', label: 'Support phone', value: '0800 123 4567' },
      { attribute: 'support-hours', label: 'When it is answered' },
      { attribute: 'support-email', label: 'Support email', value: 'help@partner.example' },
      { attribute: 'terms-url', label: 'Terms, address' },
      { attribute: 'privacy-url', label: 'Privacy, address' },
      { attribute: 'about-url', label: 'About you, address' },
      {
        attribute: 'enquiries',
        label: 'Enquiries go to',
        kind: 'select',
        options: ['', 'event', 'api', 'off'],
      },
      { attribute: 'service-area', label: 'Enquiries from (BS BA1)' },
      {
        attribute: 'share',
        label: 'Taking results along',
        kind: 'select',
        options: ['', 'off', 'print', 'on'],
      },
      { attribute: 'non-domestic-phone', label: 'Phone for businesses' },
      { attribute: 'non-domestic-hours', label: 'When that is answered' },
      { attribute: 'white-label', label: 'White label', kind: 'flag' },
    ],
  },
  {
    title: 'What is asked',
    fields: [
      {
        attribute: 'journey',
        label: 'Journey',
        kind: 'select',
        options: ['', 'heat-pump', 'solar', 'ev-compare', 'ev-only', 'all'],
      },
      { attribute: 'only', label: 'Offer only (heat-pump solar ev)' },
      { attribute: 'postcode', label: 'Postcode, filled in' },
      { attribute: 'registration', label: 'Number plate, filled in' },
      { attribute: 'skip-home', label: 'Begin at the questions', kind: 'flag' },
      { attribute: 'router', label: 'Router', kind: 'select', options: ['', 'hash', 'memory'] },
      { attribute: 'persist', label: 'Keep answers', kind: 'select', options: ['', 'session', 'none'] },
      { attribute: 'tracking', label: 'Record visits', kind: 'select', options: ['', 'on', 'off'] },
      { attribute: 'loading', label: 'Start', kind: 'select', options: ['', 'eager', 'lazy'] },
    ],
  },
  {
    title: 'Words',
    fields: [
      { attribute: 'copy', label: 'Wording', kind: 'select', options: ['', 'spec', 'plain'] },
      { message: 'home.title', label: 'Title of home' },
      { message: 'home.lead', label: 'Lead of home' },
      { message: 'help.title', label: 'Over the support phone' },
      { message: 'results.arrangeCall', label: 'Button of the enquiry' },
    ],
  },
];

/** @typedef {{ attributes: [string, string][], messages: Record<string, string> }} Choice */

/** Draws the form; calls back with what is chosen, now and at each change. */
export function drawFields(form, changed) {
  for (const { title, open = false, fields } of GROUPS) {
    const group = element('details');
    group.open = open;
    const rows = element('div');
    rows.className = 'fields';
    rows.append(...fields.map(drawField));
    group.append(element('summary', title), rows);
    form.append(group);
  }
  const tell = () => changed(chosen(form));
  form.addEventListener('input', tell);
  form.addEventListener('submit', (event) => event.preventDefault());
  tell();
}

function drawField({ attribute, message, label, kind, options = [], value = '' }) {
  const box = element('label', label);
  const input = element(kind === 'select' ? 'select' : 'input');
  input.name = attribute ?? message;
  input.dataset.is = attribute ? 'attribute' : 'message';
  if (kind === 'select') input.append(...options.map((each) => new Option(each || 'as it comes', each)));
  else input.type = { flag: 'checkbox', number: 'number' }[kind] ?? 'text';
  if (kind === 'color') input.placeholder = '#1d5aa6, teal, oklch(…)';
  if (kind !== 'flag') input.value = value || options[0] || '';
  box.className = kind === 'flag' ? 'field field--flag' : 'field';
  box.append(kind === 'color' ? withPalette(input, label) : input);
  return box;
}

/** The browser's own palette beside the text, which takes any CSS colour. */
function withPalette(input, label) {
  const row = element('span');
  const palette = element('input');
  palette.type = 'color';
  palette.setAttribute('aria-label', `${label}: palette`);
  palette.addEventListener('input', () => {
    input.value = palette.value;
  });
  row.className = 'field__color';
  row.append(input, palette);
  return row;
}

/** Only what was chosen: an empty field is no attribute. @returns {Choice} */
function chosen(form) {
  const filled = [...form.elements].filter(
    (input) => input.name && (input.type === 'checkbox' ? input.checked : input.value.trim()),
  );
  const of = (kind) =>
    filled
      .filter((input) => input.dataset.is === kind)
      .map((input) => [input.name, input.type === 'checkbox' ? '' : input.value.trim()]);
  return { attributes: of('attribute'), messages: Object.fromEntries(of('message')) };
}

function element(tag, text) {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  return made;
}
