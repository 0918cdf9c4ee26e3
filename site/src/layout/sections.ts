/** Route segments of requirements 2.2. */
export const EXPERIENCE_DETAIL = 'activiteiten';
export const EXPERIENCE_OVERVIEW = 'programma';

/** Addresses of the overviews that other pages lead to (requirements 2.2). */
export const OVERVIEWS = {
  programme: `/${EXPERIENCE_OVERVIEW}`,
  bookstores: '/boekhandels',
  hotspots: '/hotspots-in-kortrijk',
  news: '/nieuws',
} as const;

/** The first segment of a path, readable; `''` for the home page. */
export function firstSegment(path: string): string {
  const segment = path.split(/[?#]/, 1)[0]?.split('/').find(Boolean) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The slug of the overview a path belongs to: its first segment, but experiences belong to the programme. */
export function sectionOf(path: string): string {
  const segment = firstSegment(path);
  return segment === EXPERIENCE_DETAIL ? EXPERIENCE_OVERVIEW : segment;
}
