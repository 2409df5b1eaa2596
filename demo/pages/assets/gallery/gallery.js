// A row for each screen, a frame for each theme and width in it; frames out of sight wait.
const THEMES = ['meadow', 'harbour', 'volt', 'civic'];
const WIDTHS = [320, 480, 768, 1200];
/** Those that no recording needs to be made for, by their paths. */
const PAGES = ['home', 'solar-battery', 'electric-vehicle', 'heat-pump'];
const AFTER = ['error/401', 'error/500'];

const made = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

function frame(screen, theme, width) {
  const asked = new URLSearchParams({ screen, theme, width: String(width) });
  const title = `${screen}, ${theme}, ${width} px`;
  const shown = made('iframe', { title, loading: 'lazy', width, src: `/gallery-screen.html?${asked}` });
  return made('figure', {}, made('figcaption', { textContent: title }), shown);
}

function row(screen, themes, widths) {
  const frames = themes.flatMap((theme) => widths.map((width) => frame(screen, theme, width)));
  const shown = made('div', { className: 'screen__row', tabIndex: 0 }, ...frames);
  shown.setAttribute('role', 'group');
  shown.setAttribute('aria-label', screen);
  return made('section', { className: 'screen' }, made('h2', { textContent: screen }), shown);
}

const boxes = (name, values) =>
  values.map((value) =>
    made('label', {}, made('input', { type: 'checkbox', name, value, checked: true }), String(value)),
  );

const { screens } = await (await fetch('/assets/gallery/recorded.json')).json();
const names = [...PAGES, ...Object.keys(screens), ...AFTER];
const choices = document.getElementById('choices');
choices.append(...boxes('theme', THEMES), ...boxes('width', WIDTHS));

function draw() {
  const chosen = new FormData(choices);
  const widths = chosen.getAll('width').map(Number);
  document
    .getElementById('screens')
    .replaceChildren(...names.map((name) => row(name, chosen.getAll('theme'), widths)));
}
choices.addEventListener('change', draw);
draw();
