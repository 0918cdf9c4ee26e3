import type { Globals } from '@inktvis/content/client';

/**
 * Where the festival is, on one line: the address that editors wrote in the foot of every page, up to the first empty
 * line (below it stand dates and hours). Empty when there is none.
 */
export const venueOf = ({ footer }: Globals): string =>
  (footer?.content.address ?? '')
    .trim()
    .split(/\r?\n\s*\r?\n/, 1)
    .join()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
