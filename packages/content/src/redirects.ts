import { percentDecode } from '@inktvis/foundation/percent-decode';
import { ownPath, pathOf } from './kit/href.ts';

/** A line of the list that is left out, and why: in Dutch, for the editor. */
type RedirectProblem = { readonly line: number; readonly text: string; readonly message: string };

/** Where an address leads, by its path without outer slashes; each target is encoded, and the end of its chain. */
export type Redirects = ReadonlyMap<string, string>;

type Row = { readonly line: number; readonly text: string; readonly from: string; readonly to: string };

const ORIGIN = /^https?:\/\/[^/?#]+/i;
/**
 * Two cells, each perhaps between quotes: an old address, and a new one that begins with `/` or `http`. So an old address
 * may hold a comma, a semicolon or, unencoded, a space.
 */
const RULE = /^"?(.+?)"?\s*[\t;, ]\s*"?(\/.*?|https?:.*?)"?;?$/i;

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

/** Where a rule leads in the end; null when it leads in a circle. Rules are compared by path. */
function endOf(rule: Row, rows: ReadonlyMap<string, Row>): string | null {
  const seen = new Set<string>();
  for (let row: Row | undefined = rule; row; ) {
    if (seen.has(row.from)) return null;
    seen.add(row.from);
    const to: string = row.to;
    row = to.startsWith('/') ? rows.get(redirectPath(to) ?? '') : undefined;
    if (!row) return to;
  }
  return null;
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
    // Any other white space separates as a space does.
    const [, old = '', target = ''] = RULE.exec(text.replace(/[^\S\t]/g, ' ')) ?? [];
    const from = redirectPath(old);
    const isHeading = rows.size === 0 && problems.length === 0 && !/[/:]/.test(text);
    if (isHeading) continue;
    if (target === '')
      problem('een regel heeft twee adressen: het oude, en het nieuwe dat begint met / of https://');
    else if (from === null) problem(`het oude adres '${old}' begint niet met / of https://`);
    else if (from === '') problem('de voorpagina kan niet doorverwijzen');
    else if (!isTarget(target)) problem(`het nieuwe adres '${target}' kan niet`);
    else {
      const to = encoded(target, siteUrl);
      const earlier = rows.get(from);
      if (!earlier) rows.set(from, { line, text, from, to });
      else if (earlier.to !== to) problem(`/${from} staat er al, op regel ${earlier.line}`);
    }
  }
  const redirects = new Map<string, string>();
  for (const row of rows.values()) {
    const end = endOf(row, rows);
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
