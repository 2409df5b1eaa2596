/** Returns null, and stops reading, if the answer is longer than `most` bytes. */
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
