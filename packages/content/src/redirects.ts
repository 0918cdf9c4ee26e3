import { percentDecode } from '@inktvis/foundation/percent-decode';

/** A line of the list that is left out, and why: in Dutch, for the editor. */
type RedirectProblem = { readonly line: number; readonly text: string; readonly message: string };

/** Where an address leads, by its path without outer slashes; each target is the end of its chain. */
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
const isTarget = (to: string): boolean => (ORIGIN.test(to) ? URL.canParse(to) : /^\/(?![/\\])/.test(to));

/** The path that a target continues at, when it is on this site and has nothing that another rule would lose. */
const continuesAt = (to: string): string | null => (/^\/[^?#]*$/.test(to) ? redirectPath(to) : null);

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

/** Follows the rules from one of them; null when they lead in a circle. */
function endOf(start: Row, rows: ReadonlyMap<string, Row>): string | null {
  const seen = new Set([start.from]);
  let { to } = start;
  for (;;) {
    const path = continuesAt(to);
    if (path === null) return to;
    if (seen.has(path)) return null;
    const next = rows.get(path);
    if (!next) return to;
    seen.add(path);
    to = next.to;
  }
}

/**
 * Reads the list of former addresses: one rule a line, the old address and the new one, with a tab, semicolon, comma or
 * spaces between them, so that two columns of a spreadsheet or a CSV file can be pasted. Empty lines and those that
 * begin with `#` are skipped, and so is a first line of headings. Never throws: what cannot be followed is a problem.
 */
export function readRedirects(list: string): {
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
    const [old = '', to = ''] = cells;
    const from = redirectPath(old);
    const isHeading = rows.size === 0 && problems.length === 0 && !/[/:]/.test(text);
    if (isHeading) continue;
    if (cells.length !== 2) problem('een regel heeft twee adressen: het oude en het nieuwe');
    else if (from === null) problem(`het oude adres '${old}' begint niet met / of https://`);
    else if (from === '') problem('de voorpagina kan niet doorverwijzen');
    else if (!isTarget(to)) problem(`het nieuwe adres '${to}' begint niet met / of https://`);
    else if (rows.has(from)) {
      if (rows.get(from)?.to !== to) problem(`/${from} staat er al, op regel ${rows.get(from)?.line}`);
    } else rows.set(from, { line, text, from, to });
  }
  const redirects = new Map<string, string>();
  for (const row of rows.values()) {
    const end = endOf(row, rows);
    if (end === null) problems.push({ ...row, message: 'deze doorverwijzingen lopen in een kring' });
    else redirects.set(row.from, end);
  }
  return {
    redirects,
    problems: problems
      .map(({ line, text, message }) => ({ line, text, message }))
      .sort((a, b) => a.line - b.line),
  };
}
