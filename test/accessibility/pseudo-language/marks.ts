// A language that nobody speaks: every sentence marked at both ends and a third longer. What is on the screen without
// its marks was never asked of the catalogue.

const OPEN = '⟦';
const CLOSE = '⟧';
/** Letters: a word that can be wrapped. */
const WORD = 6;

export function marked(text: string): string {
  const letters = text.replace(/\{\w+\}/g, '').length;
  const filling = '~'.repeat(Math.ceil(letters / 3)).match(new RegExp(`~{1,${WORD}}`, 'g')) ?? [];
  return `${OPEN}${[text, ...filling].join(' ')}${CLOSE}`;
}

/** The sentence that a text was before it was marked; any other text as it is. */
export const unmarked = (text: string) => text.replace(/⟦|( ~+)*⟧/g, '');

/** The parts of a text that stand outside all marks and have words in them. */
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
