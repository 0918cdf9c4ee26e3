import type { FormDefinition, FormField, Kind, StoredValues } from './define-form.ts';
import type { Values } from './validation.ts';

/** Checked values, and the address that mails go to. */
export type Submission = {
  readonly kind: Kind;
  readonly email: string;
  readonly fields: StoredValues;
};

export function submissionOf({ kind, fields, emailField }: FormDefinition, values: Values): Submission {
  const stored = Object.entries(fields).map(([name, field]) => {
    const value = values[name] ?? '';
    return [name, field.kind === 'number' && value !== '' ? Number(value) : value] as const;
  });
  return { kind, email: values[emailField] ?? '', fields: Object.fromEntries(stored) };
}

type RecordLine = {
  readonly name: string;
  readonly label: string;
  /** Null when the form no longer has it. */
  readonly field: FormField | null;
  readonly value: string | number;
};

/** In the order of the form; a removed field comes last under its stored name, so that old records stay readable. */
export function recordOf({ fields }: Pick<FormDefinition, 'fields'>, stored: StoredValues): RecordLine[] {
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
