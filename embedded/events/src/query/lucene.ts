const QUOTED = /^"([^"]+)"$/;
const BARE = /^[^\s"():*?\\]+$/;
const CLAUSE = /^labels:(?:\((.+)\)|(.+))$/;

function labelOf(text: string): string | undefined {
  const trimmed = text.trim();
  const found = QUOTED.exec(trimmed)?.[1] ?? (BARE.test(trimmed) ? trimmed : undefined);
  return found?.toLowerCase();
}

/**
 * The part of the query language that is about labels: `labels:a`, `labels:"a b"`, `labels:(a OR "b c")`, joined by
 * AND. Gives groups of which one label each must be there; null for anything else.
 */
export function parseLabelQuery(text: string): readonly (readonly string[])[] | null {
  if (text.length > 2000) return null;
  if (/^\s*(\*|\*:\*)\s*$/.test(text)) return [];
  const groups = text.split(/\s+AND\s+/).map((clause) => {
    const [, several, one] = CLAUSE.exec(clause.trim()) ?? [];
    const labels = (several?.split(/\s+OR\s+/) ?? [one ?? '']).map(labelOf);
    return labels.every((label) => label !== undefined) ? labels : null;
  });
  return groups.every((group) => group !== null) ? groups : null;
}
