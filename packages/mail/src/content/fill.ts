/** Puts values in the `{…}` of a text; once, so that a value that looks like a placeholder stays what it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
