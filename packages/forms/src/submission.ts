import type { FormDefinition, StoredValues } from './define-form.ts';
import type { Values } from './validation.ts';

export type Submission = Readonly<ReturnType<typeof submissionOf>>;

/** Checked values, and the address that mails go to. */
export function submissionOf({ kind, fields, emailField }: FormDefinition, values: Values) {
  const stored = Object.entries(fields).map(([name, field]) => {
    const value = values[name] ?? '';
    return [name, field.kind === 'number' && value !== '' ? Number(value) : value] as const;
  });
  const record: StoredValues = Object.fromEntries(stored);
  return { kind, email: values[emailField] ?? '', fields: record };
}

/** In the order of the form; a removed field (null) comes last under its stored name, so that old records stay readable. */
export function recordOf({ fields }: Pick<FormDefinition, 'fields'>, stored: StoredValues) {
  const known = Object.entries(fields).map(([name, field]) => ({
    name,
    // A question is followed by its answer.
    label: field.label.replace(/\?$/, ''),
    field,
    value: stored[name] ?? '',
  }));
  const gone = Object.entries(stored)
    .filter(([name]) => !Object.hasOwn(fields, name))
    .map(([name, value]) => ({ name, label: name, field: null, value }));
  return [...known, ...gone];
}
