// An invented language: every sentence has marks at both ends and is a third longer. A text on the screen without marks did not
// come from the catalogue.

const OPEN = '⟦';
const CLOSE = '⟧';
/** In letters: a filler word, after which a line can break. */
const WORD = 6;

export function marked(text: string): string {
  const letters = text.replace(/\{\w+\}/g, '').length;
  const filling = '~'.repeat(Math.ceil(letters / 3)).match(new RegExp(`~{1,${WORD}}`, 'g')) ?? [];
  return `${OPEN}${[text, ...filling].join(' ')}${CLOSE}`;
}

/** The original sentence of a marked text. Other texts stay unchanged. */
export const unmarked = (text: string) => text.replace(/⟦|( ~+)*⟧/g, '');

/** The parts of a text that are outside all marks and contain words. */
export function outsideMarks(text: string): readonly string[] {
  let depth = 0;
  const outside = [...text].map((letter) => {
    if (letter === OPEN) depth += 1;
    const isOutside = depth === 0;
    if (letter === CLOSE) depth -= 1;
    return isOutside ? letter : '\n';
  });
  return outside
    .join('')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2,}/u.test(part));
}
