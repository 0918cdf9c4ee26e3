import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

const wireNumber = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);
const wireFlag = z.union([z.boolean(), z.stringbool()]);

/** A number, stored as text or number (contract, section 6); null when empty. */
export const number = (options: FieldOptions): Field<number | null> => ({
  kind: 'number',
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type: 'number' },
  graphql: 'String',
  filterable: true,
  empty: null,
  read(value) {
    const parsed = wireNumber.safeParse(value);
    return parsed.success ? ok(parsed.data) : err('geen getal');
  },
});

/** A switch; missing means off. */
export const flag = (options: Omit<FieldOptions, 'required'>): Field<boolean> => ({
  kind: 'boolean',
  label: options.label,
  help: options.help,
  required: false,
  cms: { type: 'boolean' },
  graphql: 'Boolean',
  filterable: true,
  empty: false,
  read(value) {
    const parsed = wireFlag.safeParse(value);
    return parsed.success ? ok(parsed.data) : err('geen ja of nee');
  },
});
