type Value = string | number | boolean | null | undefined | Properties | readonly Value[];
type Properties = { readonly [property: string]: Value };

/**
 * Something that search engines are told about, in the words of schema.org. What is not known is null, undefined or
 * empty, and is left out: nothing is made up to fill a property.
 */
export type StructuredData = Properties & { readonly '@type': string };

/** Long words carry soft hyphens for the page. */
const plain = (text: string): string => text.replaceAll('\u00ad', '').trim();

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** The value without everything that says nothing; undefined when nothing is left. */
function known(value: Value): Value {
  if (typeof value === 'string') return plain(value) || undefined;
  if (value === null || typeof value !== 'object') return value ?? undefined;
  if (isList(value)) {
    const items = value.map(known).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value)
    .map(([property, held]) => [property, known(held)] as const)
    .filter(([, held]) => held !== undefined);
  // A type by itself says nothing of the thing.
  return entries.some(([property]) => property !== '@type') ? Object.fromEntries(entries) : undefined;
}

/** Characters that end a script element or open a comment in it, or that old parsers take for the end of a line. */
const UNSAFE = /[<>\u2028\u2029]/g;

/**
 * The text of a `<script type="application/ld+json">` with this structured data; null when there is none.
 * Whatever editors and organisers wrote, it cannot end the element: what could is written as `\u003c` and the like.
 */
export function jsonLd(structuredData: readonly StructuredData[]): string | null {
  const graph = known(structuredData);
  if (graph === undefined) return null;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
