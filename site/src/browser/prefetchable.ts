/** Made for one visitor, never cached by the server, or with a document of its own. */
const NEVER_PREFETCHED = /^\/(api|live|fout|zoeken|nieuwsbrief|beeld)(\/|$)/;
const FILE = /\.[a-z0-9]+$/;

export type Destination = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target'> & {
  hasAttribute(name: string): boolean;
};

/** Whether a link leads to another page of this site that the server caches: no file, no list that depends on what was chosen. */
export const isPrefetchable = (
  link: Destination,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): boolean =>
  link.origin === here.origin &&
  link.search === '' &&
  (link.pathname !== here.pathname || here.search !== '') &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self') &&
  !NEVER_PREFETCHED.test(link.pathname) &&
  !FILE.test(link.pathname);

/** Whether the visitor's network has bandwidth for what may turn out not to be needed (requirements 9). */
export const hasBandwidth = ({
  saveData = false,
  effectiveType = '4g',
}: Navigator['connection'] = {}): boolean => !saveData && effectiveType === '4g';
