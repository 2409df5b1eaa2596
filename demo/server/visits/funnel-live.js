// Updates the view while it is open. Without this script it keeps the numbers of the time when it was opened.
const EVERY = 5000;
const main = document.querySelector('main');
const state = document.querySelector('[role="status"]');

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return say('The numbers could not be updated. Another attempt follows.');
  const newer = new DOMParser().parseFromString(await answer.text(), 'text/html');
  say('');
  const [here, there] = [main, newer].map((root) => [...root.querySelectorAll('section')]);
  for (const [at, section] of here.entries()) if (there[at]) change(section, there[at]);
}

/** Unchanged text is not written again, so that screen readers announce it once. */
function say(text) {
  if (state.textContent !== text) state.textContent = text;
}

/** The scrolling box of a table stays in the page, so that it keeps its focus and scroll position. */
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
