import { percentDecode } from '@inktvis/foundation/percent-decode';
import { ownPath, pathOf } from './kit/href.ts';

/** A line of the list that is left out, and why: in Dutch, for the editor. */
type RedirectProblem = { readonly line: number; readonly text: string; readonly message: string };

/** Where an address leads, by its path without outer slashes; each target is encoded, and the end of its chain. */
export type Redirects = ReadonlyMap<string, string>;

type Row = { readonly line: number; readonly text: string; readonly from: string; readonly to: string };

const ORIGIN = /^https?:\/\/[^/?#]+/i;
/** Between two cells, the surest first: an address may hold a comma or, unencoded, a space. */
const SEPARATORS = ['\t', ';', ',', ' '] as const;

/**
 * The path of an address of this site, or of the site it replaces, as the site looks pages up: lower case, decoded,
 * without outer slashes, query and fragment. Null when it is no such address.
 */
export function redirectPath(address: string): string | null {
  const [path = ''] = address.replace(ORIGIN, '').split(/[?#]/, 1);
  if (path !== '' && !path.startsWith('/')) return null;
  return percentDecode(path)?.toLowerCase().split('/').filter(Boolean).join('/') ?? null;
}

/** A target is a path of this site or a web address elsewhere. */
const isTarget = (to: string): boolean => (ORIGIN.test(to) ? URL.canParse(to) : /^\/(?![/\\\s])/.test(to));

/** A target as it may stand in a header: percent-encoded, and a path when it is on the site itself. */
function encoded(to: string, siteUrl: string | undefined): string {
  const url = new URL(to, 'https://inktvis.invalid');
  return ORIGIN.test(to) ? (ownPath(url.href, siteUrl) ?? url.href) : pathOf(url);
}

/** The cells of a line. Between double quotes a separator is text, and two double quotes are one (RFC 4180). */
function split(text: string, separator: (typeof SEPARATORS)[number]): string[] {
  const between = RegExp.escape(separator);
  const cell = new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*|([^${between}]*))(?:${between}|$)`, 'g');
  return [...text.matchAll(cell)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter(Boolean);
}

/** The cells of a line by the first separator that gives two addresses, or else by the first that there is. */
function cellsOf(line: string): string[] {
  // Any other white space separates as a space does.
  const text = line.replace(/[^\S\t]/g, ' ');
  const tried = SEPARATORS.map((separator) => split(text, separator));
  const isRule = (cells: string[]) => cells.length === 2 && isTarget(cells[1] ?? '');
  return tried.find(isRule) ?? tried.find((cells) => cells.length > 1) ?? [text];
}

/**
 * Where each rule leads in the end, by its old address; null when it leads in a circle. Rules are compared by path: a
 * browser that follows them loses the query as well. Each rule is followed once.
 */
function endsOf(rows: ReadonlyMap<string, Row>): ReadonlyMap<string, string | null> {
  const ends = new Map<string, string | null>();
  for (const start of rows.values()) {
    const chain: Row[] = [];
    let next: Row | undefined = start;
    while (next && !ends.has(next.from)) {
      chain.push(next);
      // Until its end is known: a chain that comes back here is a circle.
      ends.set(next.from, null);
      next = next.to.startsWith('/') ? rows.get(redirectPath(next.to) ?? '') : undefined;
    }
    const end = next ? (ends.get(next.from) ?? null) : (chain.at(-1)?.to ?? null);
    for (const { from } of chain) ends.set(from, end);
  }
  return ends;
}

/**
 * Reads the list of former addresses: one rule a line, the old address and the new one, with a tab, semicolon, comma or
 * spaces between them, so that two columns of a spreadsheet or a CSV file can be pasted. Empty lines and those that
 * begin with `#` are skipped, and so is a first line of headings. `siteUrl`: the public address of the site, which may
 * stand before a new address too. Never throws: what cannot be followed is a problem.
 */
export function readRedirects(
  list: string,
  siteUrl?: string,
): {
  readonly redirects: Redirects;
  readonly problems: readonly RedirectProblem[];
} {
  const rows = new Map<string, Row>();
  const problems: RedirectProblem[] = [];
  const lines = list.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) continue;
    const line = index + 1;
    const problem = (message: string) => problems.push({ line, text, message });
    const cells = cellsOf(text);
    const [old = '', target = ''] = cells;
    const from = redirectPath(old);
    const isHeading = rows.size === 0 && problems.length === 0 && !/[/:]/.test(text);
    if (isHeading) continue;
    if (cells.length !== 2) problem('een regel heeft twee adressen: het oude en het nieuwe');
    else if (from === null) problem(`het oude adres '${old}' begint niet met / of https://`);
    else if (from === '') problem('de voorpagina kan niet doorverwijzen');
    else if (!isTarget(target)) problem(`het nieuwe adres '${target}' begint niet met / of https://`);
    else {
      const to = encoded(target, siteUrl);
      const earlier = rows.get(from);
      if (!earlier) rows.set(from, { line, text, from, to });
      else if (earlier.to !== to) problem(`/${from} staat er al, op regel ${earlier.line}`);
    }
  }
  const redirects = new Map<string, string>();
  const ends = endsOf(rows);
  for (const row of rows.values()) {
    const end = ends.get(row.from);
    if (end) redirects.set(row.from, end);
    else problems.push({ ...row, message: 'deze doorverwijzingen lopen in een kring' });
  }
  return {
    redirects,
    problems: problems
      .map(({ line, text, message }) => ({ line, text, message }))
      .sort((a, b) => a.line - b.line),
  };
}
