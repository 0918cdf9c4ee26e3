import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';

type Value = string | number | boolean | null | undefined | Properties | readonly Value[];
type Properties = { readonly [property: string]: Value };

/** Structured data in the vocabulary of schema.org. Properties that are null, undefined or empty are left out. */
export type StructuredData = Properties & { readonly '@type': string };

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** The value without empty properties; undefined if nothing is left. */
function known(value: Value): Value {
  if (typeof value === 'string') return withoutSoftHyphens(value).trim() || undefined;
  if (value === null || typeof value !== 'object') return value ?? undefined;
  if (isList(value)) {
    const items = value.map(known).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value)
    .map(([property, given]) => [property, known(given)] as const)
    .filter(([, given]) => given !== undefined);
  // A type without properties is empty.
  return entries.some(([property]) => property !== '@type') ? Object.fromEntries(entries) : undefined;
}

/** Characters that may end a script element or open a comment in it, or that old parsers read as line ends. */
const UNSAFE = /[<>\u2028\u2029]/g;

/** The text of a `<script type="application/ld+json">`; null if there is none. What could end the element is escaped. */
export function jsonLd(structuredData: readonly StructuredData[]): string | null {
  const graph = known(structuredData);
  if (graph === undefined) return null;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
