/** Made for one moment or one visitor, or with a worker of its own (`/live`). */
const NEVER = /^\/(api|live|nieuwsbrief|fout|_astro|beeld|toerbeeld)(\/|$)/;
const FILE = /\.[a-z0-9]+$/;
/** Says where a visitor came from, not what is shown. */
const CAMPAIGN = /^(utm_.*|gclid|fbclid|msclkid)$/;

/** The programme as data: one's own list is drawn with it. */
export const PROGRAMME_DATA = '/programma.json';

/** The page that stands in for one that was never read. */
export const OFFLINE_PAGE = '/offline';

/** What is kept from the first visit on, and never let go. */
export const ESSENTIALS = ['/programma', '/mijn-leeslint', PROGRAMME_DATA, OFFLINE_PAGE] as const;

/** Under which address a page is kept; null for what is never kept, such as calls, files and an editor's previews. */
export function pageKey({ pathname, searchParams }: URL): string | null {
  const parameters = [...searchParams].filter(([name]) => !CAMPAIGN.test(name));
  if (parameters.some(([name]) => name.startsWith('_storyblok'))) return null;
  if (pathname === PROGRAMME_DATA) return parameters.length === 0 ? pathname : null;
  if (NEVER.test(pathname) || FILE.test(pathname)) return null;
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters)}`;
}
