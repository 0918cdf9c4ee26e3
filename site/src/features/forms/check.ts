import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import type { FormDefinition, FormField } from './definitions.ts';
import { isPlausibleEmail } from './email.ts';

/** What was filled in, by field name. */
export type Values = Readonly<Record<string, string>>;
/** What is wrong, by field name, in the words that stand below the field. */
export type Problems = Readonly<Record<string, string>>;

/** A whole number of at least 1; the browser's own number field would change what was typed. */
const WHOLE = /^0*[1-9]\d{0,5}$/;

/** Marks that show nothing: of such a value nothing can be seen. */
const UNSEEN = /^[\p{Cf}\p{Z}\s]*$/u;

/**
 * A value as it is checked, stored and mailed: without what nobody typed. One line stays one line, so that nothing
 * can become a header; a lone half of a character, which no database takes, becomes �, and so does a control character
 * in an address: without it the address would be somebody else's.
 */
function tidy(field: FormField, value: string): string {
  const whole = value.toWellFormed().normalize('NFC');
  const lines = field.control === 'textarea' ? whole.replace(/\r\n?/g, '\n') : whole.replace(/\s+/gu, ' ');
  const seen = lines
    .trim()
    .replace(/[^\P{Cc}\n\t]/gu, field.control === 'email' ? '\ufffd' : '')
    .trim();
  return UNSEEN.test(seen) ? '' : seen;
}

/** The fields of the form and nothing else; what is missing is empty. */
export const tidyValues = (form: FormDefinition, values: Values): Values =>
  Object.fromEntries(form.fields.map((field) => [field.name, tidy(field, values[field.name] ?? '')]));

function problemOf(field: FormField, value: string): string | null {
  if (value === '') return field.required ? fill(forms.label_required, { label: field.label }) : null;
  const count = [...value].length;
  if (count > field.most) return fill(forms.too_long, { n: field.most, count });
  if (field.control === 'email' && !isPlausibleEmail(value)) return forms.email_invalid;
  if (field.control === 'number' && !WHOLE.test(value)) return forms.tickets_invalid;
  return null;
}

/** What is wrong with tidied values (requirements 5, requirements 5), in the order of the fields. */
export function check(form: FormDefinition, values: Values): Problems {
  const problems: [string, string][] = [];
  for (const field of form.fields) {
    const problem = problemOf(field, values[field.name] ?? '');
    if (problem !== null) problems.push([field.name, problem]);
  }
  return Object.fromEntries(problems);
}
