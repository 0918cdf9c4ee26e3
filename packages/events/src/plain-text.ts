/** Elements whose content is not text. */
const SILENT = /<(script|style|iframe|object|template|svg|noscript|head)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const LINE_END = /<br\b[^<>]*>/gi;
const BLOCK_END = /<\/?(?:p|div|ul|ol|h[1-6]|blockquote|section|article|table|tr)\b[^<>]*>/gi;
const ITEM = /<li\b[^<>]*>/gi;
const TAG = /<[a-z/!?][^<>]*>?/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;
/** Direction overrides and isolates, and characters that are not text; line breaks and tabs are handled later. */
const UNSEEN = /[[\p{Cc}--[\t\n\r]]\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gv;
const MAX_LENGTH = 20_000;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  agrave: 'à',
  ccedil: 'ç',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
};

function character(decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

const decoded = (text: string): string =>
  text.replace(
    ENTITY,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) =>
      name === undefined ? character(decimal, hex) : (NAMED[name.toLowerCase()] ?? whole),
  );

const withoutUnseen = (text: string): string => text.toWellFormed().replace(UNSEEN, '');

/** One line of plain text, for titles and names: markup in it is shown as it was written. */
export const plainLine = (text: string): string =>
  withoutUnseen(text.slice(0, MAX_LENGTH)).replace(/\s+/g, ' ').trim();

/**
 * The paragraphs of a description (docs.publiq.be, Search API): plain text with line breaks, in old records HTML.
 * The result is text, not markup: it still has to be escaped.
 */
export function plainParagraphs(description: string): readonly string[] {
  const text = description
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(COMMENT, '')
    .replace(SILENT, '')
    .replace(LINE_END, '\n')
    .replace(ITEM, '\n– ')
    .replace(BLOCK_END, '\n\n')
    .replace(TAG, '');
  return withoutUnseen(decoded(text))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
