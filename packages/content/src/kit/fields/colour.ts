import { ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** The page colours of the requirements 3. */
export const PAGE_COLOURS = ['white', 'blue', 'orange', 'red'] as const;
export type PageColour = (typeof PAGE_COLOURS)[number];

const wire = z.object({ value: z.enum(PAGE_COLOURS) });

/** Page colour: the wire value is a plugin object whose `value` counts (`page_color.value`); white for anything unknown. */
export const colour = (options: Omit<FieldOptions, 'required'>): Field<PageColour> => ({
  kind: 'custom',
  label: options.label,
  help: options.help,
  required: false,
  cms: { type: 'custom', field_type: 'inktvis-page-color', options: [], required_fields: '' },
  graphql: 'JsonScalar',
  filterable: false,
  empty: 'white',
  read(value) {
    const parsed = wire.safeParse(value);
    return ok(parsed.success ? parsed.data.value : 'white');
  },
});
