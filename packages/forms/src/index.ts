import type { FormDefinition, Kind } from './define-form.ts';
import { FORMS } from './definitions.ts';

export type { FormDefinition, FormField, FormName, Kind, StoredValues } from './define-form.ts';
export { FORMS } from './definitions.ts';
export { REFERENCE_PARAMETER, readReference, referenceOf } from './reference.ts';
export { recordOf, type Submission, submissionOf } from './submission.ts';
export { asciiAddress, check, type Problems, tidyValues, type Values } from './validation.ts';

const all: readonly FormDefinition[] = Object.values(FORMS);

/** Every kind of submission, in the order of the forms. */
export const KINDS: readonly Kind[] = all.map(({ kind }) => kind);

/** The form that posts to `/api/{name}`; null when there is none. */
export const formNamed = (name: string | undefined): FormDefinition | null =>
  all.find((form) => form.name === name) ?? null;

/** The form whose submissions are stored as `kind`. */
export function formOfKind(kind: Kind): FormDefinition {
  const form = all.find((one) => one.kind === kind);
  if (!form) throw new Error(`no form stores ${kind}`);
  return form;
}

/** Where a form posts to (requirements 7.1). */
export const routeOf = (form: Pick<FormDefinition, 'name'>): string => `/api/${form.name}`;
