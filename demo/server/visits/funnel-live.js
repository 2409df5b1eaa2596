// Keeps the view up to date while somebody reads it. Without this script it is as true as when it was opened.
const EVERY = 5000;
const main = document.querySelector('main');
const state = document.querySelector('[role="status"]');

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return say('Newer numbers could not be had. These will be newer as soon as they can.');
  const newer = new DOMParser().parseFromString(await answer.text(), 'text/html');
  say('');
  const [here, there] = [main, newer].map((root) => [...root.querySelectorAll('section')]);
  for (const [at, section] of here.entries()) if (there[at]) change(section, there[at]);
}

/** Said aloud once, not again each time. */
function say(text) {
  if (state.textContent !== text) state.textContent = text;
}

/** The box of a table stays, so that neither its focus nor how far it was moved is lost. */
function change(section, newer) {
  if (section.isEqualNode(newer)) return;
  const [box, newBox] = [section, newer].map((one) => one.querySelector('.wide'));
  if (!box || !newBox) return section.replaceWith(newer);
  for (const picture of ['svg.weeks', 'ul.key'])
    section.querySelector(picture)?.replaceWith(newer.querySelector(picture));
  if (!box.isEqualNode(newBox)) box.replaceChildren(...newBox.childNodes);
}

setInterval(refresh, EVERY);
document.addEventListener('visibilitychange', refresh);
