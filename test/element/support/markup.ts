// The markup of a part of the page as text that two runs agree on.

/** What is only said comes a second later, or on a slow machine before we look: other tests hear it. */
const SAID = '.visually-hidden[role=status], .status[role=status]';

/** Ids that React makes, by the order in which they stand. */
function ownIds(text: string): string {
  const ids = [...new Set(text.match(/_r_\w+_/g) ?? [])];
  return text.replace(/_r_\w+_/g, (id) => `id${ids.indexOf(id) + 1}`);
}

/** A line for each element. */
export function markup(page: Element): string {
  const copy = page.cloneNode(true) as Element;
  for (const said of copy.querySelectorAll(SAID)) said.textContent = '';
  return ownIds(copy.innerHTML).replaceAll('><', '>\n<');
}

/** What a long page still has to come to. */
const TO_COME = '.later';

/** The same once nothing has changed for so many frames. */
export async function settledMarkup(page: () => Element, frames: number): Promise<string> {
  let text = '';
  for (let still = 0; still < frames; ) {
    const now = markup(page());
    still = now && now === text && !page().querySelector(TO_COME) ? still + 1 : 0;
    text = now;
    await new Promise(requestAnimationFrame);
  }
  return text;
}
