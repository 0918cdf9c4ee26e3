const USELESS = new Set(['', '0', 'undefined']);

/**
 * Where a published question without a usable `cv` is sent: the same address, its parameters sorted by name, with the
 * current version (contract content-service 1.10). Undefined when it has one.
 */
export function withCurrentCv({ pathname, searchParams }: URL, cv: number): string | undefined {
  const given = searchParams.get('cv');
  if (given !== null && !USELESS.has(given)) return undefined;
  const search = new URLSearchParams(searchParams);
  search.set('cv', String(cv));
  search.sort();
  return `${pathname}?${search}`;
}
