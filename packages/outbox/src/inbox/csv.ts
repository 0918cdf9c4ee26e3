const BOM = '\u{feff}';
/** What a spreadsheet takes for a formula, also behind spaces and in the wide forms of Asian keyboards. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A cell that is text and nothing else: an apostrophe in front keeps a spreadsheet from calculating. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * A table as a spreadsheet of this country opens it: UTF-8 with a mark, semicolons, CRLF, every text quoted and none of
 * them a formula.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BOM + [columns, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
