/** The text of an answer; null where it is longer than `most` bytes, which are then not read. */
export async function readText({ body }: Response, most: number): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > most) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
