const NOWHERE = 'http://site.invalid';

/** The path of a story by its slug: `home` is the front page. */
const pathOf = (pathname: string): string => (pathname === '/home' ? '/' : pathname);

/**
 * An address of this site from what a stranger gave (`nieuws/bericht`, `/programma?pagina=2`): its path and query.
 * Null when it would lead anywhere else.
 */
export function ownAddress(given: string | null): { readonly path: string; readonly search: string } | null {
  const text = `/${(given ?? '').replace(/^\/+/, '')}`;
  if (!URL.canParse(text, NOWHERE)) return null;
  const { origin, pathname, search } = new URL(text, NOWHERE);
  // `/.//elsewhere` is read as `//elsewhere`, which a browser takes for another site.
  if (origin !== NOWHERE || /^\/[/\\]/.test(pathname)) return null;
  return { path: pathOf(pathname), search };
}

/** The full slug of the story at a path of the site. */
export function slugAt(path: string): string | null {
  try {
    return decodeURIComponent(path.replace(/^\/+|\/+$/g, '')) || 'home';
  } catch {
    return null;
  }
}
