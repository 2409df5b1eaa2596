// The markup of a part of the page as text that two runs agree on.

/** What is only said comes a second later, or on a slow machine before we look: other tests hear it. */
const SAID = '.visually-hidden[role=status], .status[role=status]';

/** Ids that React makes, by the order in which they stand. */
function ownIds(text: string): string {
  const ids = [...new Set(text.match(/_r_\w+_/g) ?? [])];
  return text.replace(/_r_\w+_/g, (id) => `id${ids.indexOf(id) + 1}`);
}

/** A line for each element. */
const lines = (page: Element) => ownIds(page.innerHTML).replaceAll('><', '>\n<');

function unsaid(page: Element): Element {
  const copy = page.cloneNode(true) as Element;
  for (const said of copy.querySelectorAll(SAID)) said.textContent = '';
  return copy;
}

/** What a long page still has to come to. */
const TO_COME = '.later';

/** Frames: on a busy machine a page takes many. */
const MOST = 1000;

/** A line for each element, once nothing has changed for so many frames. @param said with what is only said, where that comes at once */
export async function settledMarkup(page: () => Element, frames: number, said = false): Promise<string> {
  let text = '';
  let still = 0;
  for (let drawn = 0; drawn < MOST && still < frames; drawn += 1) {
    const now = lines(said ? page() : unsaid(page()));
    still = now && now === text && !page().querySelector(TO_COME) ? still + 1 : 0;
    text = now;
    await new Promise(requestAnimationFrame);
  }
  if (still < frames) throw new Error(text ? 'It never comes to rest.' : 'Nothing is drawn.');
  return text;
}
