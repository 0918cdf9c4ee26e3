import { percentDecode } from '@inktvis/foundation/percent-decode';

const EXPERIENCE_DETAIL = 'activiteiten';
const EXPERIENCE_OVERVIEW = 'programma';

/** Addresses of the overviews that other pages lead to (requirements 2.2). */
export const OVERVIEWS = {
  programme: `/${EXPERIENCE_OVERVIEW}`,
  bookstores: '/boekhandels',
  hotspots: '/hotspots-in-kortrijk',
  news: '/nieuws',
} as const;

export const SEARCH = '/zoeken';

/** The slug of the overview a path belongs to; experiences belong to the programme. `''` for the home page. */
export function sectionOf(path: string): string {
  const segment = path.split(/[?#]/, 1)[0]?.split('/').find(Boolean) ?? '';
  if (segment === EXPERIENCE_DETAIL) return EXPERIENCE_OVERVIEW;
  return percentDecode(segment) ?? segment;
}

/** The path of an address without query and fragment; null when it leaves the site. */
function pathOf(href: string): string | null {
  if (!href.startsWith('/') || href.startsWith('//')) return null;
  return href.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/+$/, '') ?? null;
}

/** `page`: the link leads to this page; `true`: this page is in its section (requirements 2.2). */
export function currentMark(href: string, currentPath: string): 'page' | 'true' | undefined {
  const path = pathOf(href);
  const here = pathOf(currentPath);
  if (path === null || here === null) return undefined;
  if (path === here) return href === path ? 'page' : undefined;
  if (path === '/') return undefined;
  return sectionOf(here) === path.slice(1) ? 'true' : undefined;
}

type Group = {
  readonly link: { readonly href: string } | null;
  readonly links: readonly Pick<Group, 'link'>[];
};

/** The mark of a link with a panel: its own, or that of a link inside. */
export const currentMarkOfGroup = (group: Group, currentPath: string): 'true' | undefined =>
  [group, ...group.links].some(({ link }) => link && currentMark(link.href, currentPath))
    ? 'true'
    : undefined;
