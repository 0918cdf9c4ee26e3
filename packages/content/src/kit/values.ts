import { type Day, isDay, parseWallTime } from '@inktvis/foundation/brussels';
import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import { described, type Field, type FieldOptions, type OrNull, readAs } from './definition.ts';

const wireText = z.union([z.string(), z.number().transform(String)]).transform((text) => text.trim());

type TextOptions = FieldOptions & {
  /** Characters that the editor takes; what is longer is still shown. */
  readonly maxLength?: number;
  /** What the editor checks while typing; what is published otherwise is still shown. */
  readonly pattern?: RegExp;
};

const textField = (type: 'text' | 'textarea', options: TextOptions): Field<string> => ({
  ...described(options),
  cms: {
    type,
    ...(options.pattern && { regex: options.pattern.source }),
    ...(options.maxLength && { max_length: options.maxLength }),
  },
  empty: '',
  read: readAs(wireText, 'geen tekst'),
});

/** One line of text; `''` when empty. */
export const text = (options: TextOptions): Field<string> => textField('text', options);

export const textarea = (options: Omit<TextOptions, 'pattern'>): Field<string> =>
  textField('textarea', options);

const wireNumber = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** `12`, `12,50`, `€ 12`, `7.50 euro`, `12,-` or `gratis`: an amount in euro of at most 9999. */
const wireEuro = wireText
  .transform((text) => (/^gratis$/i.test(text) ? '0' : text))
  .pipe(z.string().regex(/^€?\s*\d{1,4}([.,](\d{1,2}|-))?\s*(€|euro)?$/i))
  .transform((text) => Number(text.replace(/[^\d,.]/g, '').replace(',', '.')));

/** An amount in euro, typed as text; null when empty. */
export const euro = <O extends FieldOptions>(options: O): Field<OrNull<number, O>> => ({
  ...described(options),
  cms: { type: 'text' },
  empty: options.required ? undefined : null,
  read: readAs(wireEuro, 'geen bedrag in euro; schrijf 12 of 12,50'),
});

type NumberOptions = FieldOptions & {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
};

/** A number, stored as text or number (storyblok.com/docs/concepts/fields); null when empty. */
export const number = ({ min, max, decimals = 0, ...options }: NumberOptions): Field<number | null> => ({
  ...described(options),
  cms: { type: 'number', min_value: min, max_value: max, decimals },
  empty: null,
  read: readAs(wireNumber, 'geen getal'),
});

export const flag = (options: Omit<FieldOptions, 'required'>): Field<boolean> => ({
  ...described(options),
  cms: { type: 'boolean', inline_label: true },
  empty: false,
  read: readAs(z.union([z.boolean(), z.stringbool()]), 'geen ja of nee'),
});

/** A point in time. On the wire without a zone: it is UTC. Null when empty. */
export const instant = <O extends FieldOptions>(options: O): Field<OrNull<Date, O>> => ({
  ...described(options),
  cms: { type: 'datetime' },
  empty: options.required ? undefined : null,
  read(value) {
    const parsed = typeof value === 'string' ? parseWallTime(value, 'UTC') : null;
    return parsed ? ok(parsed) : err('geen datum met uur (JJJJ-MM-DD UU:MM)');
  },
});

/** A calendar day, `YYYY-MM-DD`; a time of day in the value is ignored, no zone moves it. Null when empty. */
export const day = <O extends FieldOptions>(options: O): Field<OrNull<Day, O>> => ({
  ...described(options),
  cms: { type: 'datetime', disable_time: true },
  empty: options.required ? undefined : null,
  read(value) {
    const text = typeof value === 'string' ? value.slice(0, 10) : '';
    return isDay(text) ? ok(text) : err('geen datum (JJJJ-MM-DD)');
  },
});

/** Value → Dutch label, in the order the editor sees. */
type Labels<V extends string> = { readonly [value in V]: string };

const cmsOptions = (labels: Labels<string>) =>
  Object.entries(labels).map(([value, name]) => ({ _uid: value, name, value }));

/** One value out of a closed list; null when empty. `unknown` starts the message about a value that is not in it. */
export const choice = <const V extends string>(
  labels: Labels<V>,
  { unknown = 'onbekende keuze', ...options }: FieldOptions & { readonly unknown?: string },
): Field<V | null> => ({
  ...described(options),
  cms: {
    type: 'option',
    options: cmsOptions(labels),
    use_uuid: false,
    ...(options.required ? { exclude_empty_option: true } : {}),
  },
  empty: null,
  read: readAs(z.enum(Object.keys(labels)), `${unknown}; kies uit ${Object.keys(labels).join(', ')}`),
});

const wireList = z.array(z.string());

/** Several values out of a closed list; values outside it are left out. */
export const choices = <const V extends string>(labels: Labels<V>, options: FieldOptions): Field<V[]> => ({
  ...described(options),
  cms: { type: 'options', options: cmsOptions(labels), use_uuid: false },
  empty: [],
  read: readAs(
    wireList.transform((list) => [...new Set(list)].filter((entry) => Object.hasOwn(labels, entry))),
    'geen lijst van keuzes',
  ),
});

/** Several values out of a datasource that editors extend themselves, such as the publishers. */
export const choicesFrom = (datasource: string, options: FieldOptions): Field<string[]> => ({
  ...described(options),
  cms: { type: 'options', source: 'internal', datasource_slug: datasource },
  empty: [],
  read: readAs(
    wireList.transform((list) => list.map((entry) => entry.trim()).filter(Boolean)),
    'geen lijst',
  ),
});
