import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** Value → Dutch label, in the order the editor sees. */
type Labels<V extends string> = { readonly [value in V]: string };

const cmsOptions = (labels: Labels<string>) =>
  Object.entries(labels).map(([value, name]) => ({ _uid: value, name, value }));

/** One value out of a closed list; null when empty. `unknown` goes before what is said of a value that is not in it. */
export const choice = <const V extends string>(
  labels: Labels<V>,
  options: FieldOptions & { readonly unknown?: string },
): Field<V | null> => ({
  kind: 'option',
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type: 'option', options: cmsOptions(labels), use_uuid: false },
  graphql: 'String',
  filterable: true,
  empty: null,
  read(value) {
    return typeof value === 'string' && Object.hasOwn(labels, value)
      ? ok(value)
      : err(`${options.unknown ?? 'onbekende keuze'}; kies uit ${Object.keys(labels).join(', ')}`);
  },
});

/** Several values out of a closed list; values outside it are left out. */
export const choices = <const V extends string>(labels: Labels<V>, options: FieldOptions): Field<V[]> => ({
  kind: 'options',
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type: 'options', options: cmsOptions(labels), use_uuid: false },
  graphql: '[String]',
  filterable: true,
  empty: [],
  read(value) {
    const parsed = z.array(z.string()).safeParse(value);
    if (!parsed.success) return err('geen lijst van keuzes');
    return ok([...new Set(parsed.data)].filter((entry) => Object.hasOwn(labels, entry)));
  },
});

/** Several values out of a datasource that editors extend themselves, such as the publishers. */
export const choicesFrom = (datasource: string, options: FieldOptions): Field<string[]> => ({
  kind: 'options',
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type: 'options', source: 'internal', datasource_slug: datasource },
  graphql: '[String]',
  filterable: true,
  empty: [],
  read(value) {
    const parsed = z.array(z.string()).safeParse(value);
    return parsed.success ? ok(parsed.data.map((entry) => entry.trim()).filter(Boolean)) : err('geen lijst');
  },
});
