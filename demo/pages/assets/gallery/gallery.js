// Each state has a row, with a frame for each chosen theme and width. A frame loads when it comes into view.
import { THEMES } from '../themes.js';

const NAMES = THEMES.map(({ name }) => name);
const WIDTHS = [320, 480, 768, 1200];
/** The widths that are chosen at first, in the first theme: a phone and a page. */
const AT_FIRST = [NAMES[0], 320, 1200];

const made = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Browsers allow a thousand frames on a page at most, so each is created only when it comes into view. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      target.show();
    }
  },
  { rootMargin: '200px' },
);

function frame(asked) {
  const { state, theme, width } = asked;
  const title = `${state}, ${theme}, ${width} px`;
  const src = `/gallery-frame.html?${new URLSearchParams(asked)}`;
  const figure = made('figure', {}, made('figcaption', { textContent: title }));
  figure.style.width = `${Number(width) + 2}px`;
  figure.show = () => figure.append(made('iframe', { title, width, src }));
  near.observe(figure);
  return figure;
}

function row(name, themes, widths, asked) {
  const frames = themes.flatMap((theme) => widths.map((width) => frame({ ...asked, theme, width })));
  const shown = made('div', { className: 'screen__row', tabIndex: 0 }, ...frames);
  shown.setAttribute('role', 'group');
  shown.setAttribute('aria-label', name);
  return made('section', { className: 'screen', id: name }, made('h3', { textContent: name }), shown);
}

const boxes = (name, values) =>
  values.map((value) =>
    made(
      'label',
      {},
      made('input', { type: 'checkbox', name, value, checked: AT_FIRST.includes(value) }),
      String(value),
    ),
  );

const contents = (heading, names) =>
  made(
    'p',
    {},
    made('strong', { textContent: `${heading}: ` }),
    ...names.flatMap((name) => [made('a', { href: `#${name}`, textContent: name }), ' ']),
  );

const { walks, parts } = await (await fetch('/assets/gallery/recorded.json')).json();
const choices = document.getElementById('choices');
choices.append(...boxes('theme', NAMES), ...boxes('width', WIDTHS));
document.getElementById('contents').append(
  ...walks.map(({ name, states }) => contents(name, states)),
  contents(
    'parts',
    Object.keys(parts).map((part) => `part-${part}`),
  ),
);

function draw() {
  const chosen = new FormData(choices);
  const [themes, widths] = [chosen.getAll('theme'), chosen.getAll('width')];
  const groups = walks.map(({ name, states }) => [
    made('h2', { textContent: name }),
    ...states.map((state) => row(state, themes, widths, { state })),
  ]);
  const shownParts = Object.entries(parts).map(([part, state]) =>
    row(`part-${part}`, themes, widths, { state, part }),
  );
  document
    .getElementById('screens')
    .replaceChildren(...groups.flat(), made('h2', { textContent: 'parts' }), ...shownParts);
}
choices.addEventListener('change', draw);
draw();
