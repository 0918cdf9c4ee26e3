import { DAY_PARAMETER } from '@inktvis/programme/filters/address';
import { FACET_PARAMETERS } from '@inktvis/programme/filters/facets';

const FACETS = new Set<string>(Object.values(FACET_PARAMETERS));

/**
 * The address a form of filters asks for. The form stands in the order of the address, so its own order is the one
 * to keep; what goes without saying is left out, as `programmeHref` does.
 */
export function formAddress(
  path: string,
  entries: Iterable<readonly [name: string, value: FormDataEntryValue]>,
): string {
  const filled = [...entries].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const isNarrowed = filled.some(([name = '']) => FACETS.has(name));
  // Filters without a day mean all days by themselves.
  const kept = isNarrowed ? filled.filter(([name]) => name !== DAY_PARAMETER) : filled;
  const query = new URLSearchParams(kept).toString();
  return query ? `${path}?${query}` : path;
}
