/**
 * The number that people see: the last eight characters of a submission's id, as `1F2E-3D4C`. Organisers find the
 * submission back by it.
 */
export function referenceOf(id: string): string {
  const last = id
    .replace(/[^0-9a-z]/gi, '')
    .slice(-8)
    .toUpperCase();
  return last.length > 4 ? `${last.slice(0, -4)}-${last.slice(-4)}` : last;
}
