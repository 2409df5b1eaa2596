// The markup of a part of the page, as a text that is the same in every run.

/** Status messages appear a second later, so on a slow machine they may be missing. Other tests check them. */
const STATUSES = '.visually-hidden[role=status], .status[role=status]';

/** Renumbers the ids that React creates, in the order of the text. */
function ownIds(text: string): string {
  const ids = [...new Set(text.match(/_r_\w+_/g) ?? [])];
  return text.replace(/_r_\w+_/g, (id) => `id${ids.indexOf(id) + 1}`);
}

/** One line for each element. */
const lines = (page: Element) => ownIds(page.innerHTML).replaceAll('><', '>\n<');

function withoutStatuses(page: Element): Element {
  const copy = page.cloneNode(true) as Element;
  for (const status of copy.querySelectorAll(STATUSES)) status.textContent = '';
  return copy;
}

/** The placeholder of content that a long page adds later. */
const TO_COME = '.later';

/** In frames: a page on a busy machine needs many. */
const MOST = 1000;

/**
 * One line for each element, once nothing has changed for this many frames. @param hasStatuses true to include status messages, if these
 * appear at once
 */
export async function settledMarkup(
  page: () => Element,
  frames: number,
  hasStatuses = false,
): Promise<string> {
  let text = '';
  let still = 0;
  for (let drawn = 0; drawn < MOST && still < frames; drawn += 1) {
    const now = lines(hasStatuses ? page() : withoutStatuses(page()));
    still = now && now === text && !page().querySelector(TO_COME) ? still + 1 : 0;
    text = now;
    await new Promise(requestAnimationFrame);
  }
  if (still < frames) throw new Error(text ? 'It never comes to rest.' : 'Nothing is drawn.');
  return text;
}
