/** Text that is HTML already. */
export type Html = { readonly html: string };
type Value = string | number | Html | undefined | false | readonly Value[];

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What was written as HTML elsewhere. */
export const raw = (text: string): Html => ({ html: text });

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(written).join('');
  if (typeof value === 'object' && 'html' in value) return value.html;
  return String(value).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** A piece of a page: what is put in is escaped, unless it is HTML already; undefined and false are nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  raw(parts.map((part, index) => `${part}${written(values[index])}`).join(''));
