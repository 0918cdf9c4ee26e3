const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * An address that may stand in an `href`, or null. Editors paste what they like; `javascript:` and friends never
 * reach a page (contract, section 5). Control characters and outer blanks are stripped first, as browsers do; blanks
 * inside, as in the name of a file, are encoded.
 */
export function safeHref(text: string): string | null {
  const printable = [...text].filter((character) => character >= ' ' && character !== '\u007f').join('');
  const href = printable.trim().replaceAll(' ', '%20');
  if (href === '') return null;
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  if (scheme) return ALLOWED.has(scheme) ? href : null;
  if (href.startsWith('#') || href.startsWith('?')) return href;
  if (/^[/\\]{2}/.test(href)) return `https:${href.replaceAll('\\', '/')}`;
  return href.startsWith('/') ? href : `/${href}`;
}

/** True when the address leaves the site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);

/** The address of a story: `home` is the front page. */
export const storyHref = (fullSlug: string): string =>
  fullSlug === 'home' ? '/' : `/${fullSlug.replace(/^\/+|\/+$/g, '')}`;
