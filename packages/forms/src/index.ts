import type { FormDefinition, Kind } from './define-form.ts';
import { FORMS } from './definitions.ts';

export type { FormDefinition, FormField, FormName, Kind, StoredValues } from './define-form.ts';
export { FORMS } from './definitions.ts';
export { REFERENCE_PARAMETER, readReference, referenceOf } from './reference.ts';
export { recordOf, type Submission, submissionOf } from './submission.ts';
export { asciiAddress, check, type Problems, tidyValues, type Values } from './validation.ts';

const all: readonly FormDefinition[] = Object.values(FORMS);

export const KINDS: readonly Kind[] = all.map(({ kind }) => kind);

/** Null when nothing posts to `/api/{name}`. */
export const formNamed = (name: string | undefined): FormDefinition | null =>
  all.find((form) => form.name === name) ?? null;

/** Whose submissions are stored as `kind`. */
export function formOfKind(kind: Kind): FormDefinition {
  const form = all.find((one) => one.kind === kind);
  if (!form) throw new Error(`no form stores ${kind}`);
  return form;
}

export const routeOf = (form: Pick<FormDefinition, 'name'>): string => `/api/${form.name}`;
