/** The names of the holes in a text. */
type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

/**
 * Fills the `{name}` holes of a text; a hole without a value does not compile. Apart from the texts, so that a script
 * which needs a few of them does not bring all.
 */
export function fill<const T extends string>(
  text: T,
  values: Readonly<Record<Holes<T>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{([^{}]+)\}/g, (hole, name: string) => String(known[name] ?? hole));
}

/** With a capital, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('nl') + text.slice(1);
