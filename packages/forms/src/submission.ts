import type { FormDefinition, FormField, Kind, StoredValues } from './define-form.ts';
import type { Values } from './validation.ts';

/** What the store takes of a form that was sent: checked values, and the address that mails about it go to. */
export type Submission = {
  readonly kind: Kind;
  readonly email: string;
  readonly fields: StoredValues;
};

/** Checked values as the store takes them. */
export function submissionOf({ kind, fields, emailField }: FormDefinition, values: Values): Submission {
  const stored = Object.entries(fields).map(([name, field]) => {
    const value = values[name] ?? '';
    return [name, field.kind === 'number' && value !== '' ? Number(value) : value] as const;
  });
  return { kind, email: values[emailField] ?? '', fields: Object.fromEntries(stored) };
}

/** A stored value with its label, as mails, the inbox and exports show it. */
type RecordLine = {
  readonly name: string;
  readonly label: string;
  /** Null for a field that the form no longer has. */
  readonly field: FormField | null;
  readonly value: string | number;
};

/**
 * What was stored of a submission, in the order of the form. A field that was added later is empty; one that was removed
 * from the form comes last, under the name it was stored by, so that old records stay readable.
 */
export function recordOf({ fields }: Pick<FormDefinition, 'fields'>, stored: StoredValues): RecordLine[] {
  const known = Object.entries(fields).map(([name, field]) => ({
    name,
    // A label that asks is followed by its answer.
    label: field.label.replace(/\?$/, ''),
    field,
    value: stored[name] ?? '',
  }));
  const gone = Object.entries(stored)
    .filter(([name]) => !Object.hasOwn(fields, name))
    .map(([name, value]) => ({ name, label: name, field: null, value }));
  return [...known, ...gone];
}
