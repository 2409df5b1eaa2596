/** Texts in one line, without the ones that are missing. Some end with a full stop, such as the API's. */
export function oneLine(texts: readonly (string | null | undefined | false)[], between = '. '): string {
  return texts.flatMap((text) => (text ? text.replace(/\.$/, '') : [])).join(between);
}
