import { type Day, isDay, parseWallTime } from '@inktvis/foundation/brussels';
import { err, ok } from '@inktvis/foundation/result';
import type { Field, FieldOptions } from '../field.ts';

/** A point in time. On the wire without a zone; `CONTENT_TIMEZONE` says how to read it. Null when empty. */
export function moment(options: FieldOptions & { required: true }): Field<Date>;
export function moment(options: FieldOptions): Field<Date | null>;
export function moment(options: FieldOptions): Field<Date | null> {
  return {
    kind: 'datetime',
    label: options.label,
    help: options.help,
    required: options.required ?? false,
    cms: { type: 'datetime' },
    graphql: 'String',
    filterable: false,
    empty: options.required ? undefined : null,
    read(value, context) {
      const parsed = typeof value === 'string' ? parseWallTime(value, context.timezone) : null;
      return parsed ? ok(parsed) : err('geen datum met uur (JJJJ-MM-DD UU:MM)');
    },
  };
}

/** A calendar day, `YYYY-MM-DD`; a time of day in the value is ignored, no zone moves it. Null when empty. */
export function day(options: FieldOptions & { required: true }): Field<Day>;
export function day(options: FieldOptions): Field<Day | null>;
export function day(options: FieldOptions): Field<Day | null> {
  return {
    kind: 'datetime',
    label: options.label,
    help: options.help,
    required: options.required ?? false,
    cms: { type: 'datetime', disable_time: true },
    graphql: 'String',
    filterable: false,
    empty: options.required ? undefined : null,
    read(value) {
      const text = typeof value === 'string' ? value.slice(0, 10) : '';
      return isDay(text) ? ok(text) : err('geen datum (JJJJ-MM-DD)');
    },
  };
}
