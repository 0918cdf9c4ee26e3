/** The text of an answer; null when it is longer than `most` bytes. Rejects when the connection breaks. */
export async function readBody(response: Response, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the body.
    if (size > most) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** JSON, or undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
