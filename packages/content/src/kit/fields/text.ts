import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

const wire = z.union([z.string(), z.number().transform(String)]);

const textField = (type: 'text' | 'textarea', options: FieldOptions): Field<string> => ({
  kind: type,
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type },
  graphql: 'String',
  filterable: type === 'text',
  empty: '',
  read(value) {
    const parsed = wire.safeParse(value);
    return parsed.success ? ok(parsed.data.trim()) : err('geen tekst');
  },
});

/** One line of text; `''` when empty. */
export const text = (options: FieldOptions): Field<string> => textField('text', options);

/** Several lines of plain text; `''` when empty. */
export const textarea = (options: FieldOptions): Field<string> => textField('textarea', options);
