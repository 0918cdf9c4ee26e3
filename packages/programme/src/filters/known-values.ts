import { UNKNOWN_PARAMETER, UNKNOWN_VALUE } from '@inktvis/foundation/parameters';
import { FACET_DEFINITIONS, FACETS, type Facets } from './facets.ts';

/** The values that each parameter of an address may have. */
type KnownValues = Readonly<Record<string, readonly string[]>>;

/** The values of the programme's filters. */
export const knownValues = (facets: Facets): KnownValues =>
  Object.fromEntries(
    FACETS.map((facet) => [FACET_DEFINITIONS[facet].parameter, facets[facet].map(({ slug }) => slug)]),
  );

/**
 * The address without the values that its filters do not know, and with the parameter that says so; null when there are
 * none. Whoever invents values is led there, so that they neither fill the page cache nor cost a page each
 * (requirements 2.2).
 */
export function withoutUnknown(url: URL, known: KnownValues): string | null {
  const search = new URLSearchParams(url.search);
  let isChanged = false;
  for (const [parameter, values] of Object.entries(known)) {
    const asked = search.getAll(parameter);
    const left = asked.filter((value) => value.trim() === '' || values.includes(value.trim()));
    if (left.length === asked.length) continue;
    isChanged = true;
    search.delete(parameter);
    for (const value of left) search.append(parameter, value);
  }
  if (!isChanged) return null;
  search.set(UNKNOWN_PARAMETER, UNKNOWN_VALUE);
  return `${url.pathname}?${search}`;
}
