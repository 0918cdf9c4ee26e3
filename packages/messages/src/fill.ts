/** The holes in a text. */
type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

/** A hole without a value does not compile. Apart from the texts: a script needs a few of them. */
export function fill<const T extends string>(
  text: T,
  values: Readonly<Record<Holes<T>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{([^{}]+)\}/g, (hole, name: string) => String(known[name] ?? hole));
}

/** For the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('nl') + text.slice(1);
