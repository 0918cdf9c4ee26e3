/** Made for one visitor, never kept by the server, or with a document of its own. */
const NOT_AHEAD = /^\/(api|live|fout|zoeken|nieuwsbrief|beeld)(\/|$)/;
const FILE = /\.[a-z0-9]+$/;

/** What of a link tells where it leads; an `<a>` is one. */
export type Destination = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'> & {
  hasAttribute(name: string): boolean;
};

/**
 * Whether the page behind a link may be fetched before anybody asks for it: a page of this site that the server keeps
 * ready. Not the one at hand, no file, no list that depends on what was chosen or typed.
 */
export const isPrefetchable = (
  link: Destination,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean =>
  link.origin === here.origin &&
  link.search === '' &&
  (link.pathname !== here.pathname || here.search !== '') &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self') &&
  !NOT_AHEAD.test(link.pathname) &&
  !FILE.test(link.pathname);

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the visitor's network has room for what may turn out not to be needed (requirements 9). */
export const hasRoom = ({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';
