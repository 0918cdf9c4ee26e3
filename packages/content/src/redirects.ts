import { percentDecode } from '@inktvis/foundation/percent-decode';
import { isExternal, pathOf, safeHref } from './kit/href.ts';

/** A line of the list that is left out, and why: in Dutch, for the editor. */
type RedirectProblem = { readonly line: number; readonly message: string };

/** Where an address leads, by its path without outer slashes; each target is encoded. */
export type Redirects = ReadonlyMap<string, string>;

const ORIGIN = /^https?:\/\/[^/?#]+/i;

/** The path of an address as the site looks pages up: small letters, decoded, without outer slashes. Null when it has none. */
export function redirectPath(address: string): string | null {
  const [path = ''] = address.replace(ORIGIN, '').split(/[?#]/, 1);
  if (path !== '' && !path.startsWith('/')) return null;
  return percentDecode(path)?.toLowerCase().split('/').filter(Boolean).join('/') ?? null;
}

/** A target as it may stand in a header; null when it cannot. */
function encoded(target: string, siteUrl: string | undefined): string | null {
  const href = safeHref(target, siteUrl);
  if (href === null || !(isExternal(href) || href.startsWith('/'))) return null;
  const url = URL.parse(href, 'https://inktvis.invalid');
  return url && (isExternal(href) ? url.href : pathOf(url));
}

/** For each rule whether it leads in a circle, or into one; each is followed once. */
function findCircles(rules: ReadonlyMap<string, string>): ReadonlyMap<string, boolean> {
  const known = new Map<string, boolean>();
  for (const start of rules.keys()) {
    const chain = new Set<string>();
    let at = start;
    for (let to = rules.get(at); to !== undefined && !chain.has(at) && !known.has(at); to = rules.get(at)) {
      chain.add(at);
      at = (to.startsWith('/') && redirectPath(to)) || '';
    }
    const isCircle = chain.has(at) || known.get(at) === true;
    for (const from of chain) known.set(from, isCircle);
  }
  return known;
}

/** One rule a line, old and new with white space or a semicolon between, as in a spreadsheet; `#` is a note. Never throws. */
export function readRedirects(list: string, siteUrl?: string) {
  const redirects = new Map<string, string>();
  const lines = new Map<string, number>();
  const problems: RedirectProblem[] = [];
  for (const [index, text] of list.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*(#|$)/.test(text)) continue;
    const problem = (message: string) => problems.push({ line: index + 1, message });
    const [old = '', target = '', ...more] = text.split(/[\s;]+/).filter(Boolean);
    const from = redirectPath(old);
    const to = encoded(target, siteUrl);
    if (more.length > 0) problem('een regel heeft twee adressen: het oude, een spatie en het nieuwe');
    else if (!from) problem(`het oude adres '${old}' begint niet met / of https://, of is de voorpagina`);
    else if (to === null || (to.startsWith('/') && redirectPath(to) === from))
      problem(`het nieuwe adres '${target}' kan niet`);
    else if (redirects.has(from)) problem(`/${from} staat er al`);
    else redirects.set(from, to);
    if (from && !lines.has(from)) lines.set(from, index + 1);
  }
  for (const [from, isCircle] of findCircles(redirects)) {
    if (isCircle && redirects.delete(from))
      problems.push({ line: lines.get(from) ?? 0, message: `/${from} leidt in een kring` });
  }
  return { redirects, problems };
}
