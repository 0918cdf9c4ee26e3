/** How a field is typed, checked and drawn. */
type FieldKind = 'text' | 'email' | 'number' | 'textarea';

/** One field of a form. Its name is its key in `fields`. */
export type FormField<K extends FieldKind = FieldKind> = {
  readonly kind: K;
  readonly label: string;
  readonly required: boolean;
  /** Most characters (requirements 5). */
  readonly maxLength: number;
  readonly autoComplete?: string;
  /** Below the field. */
  readonly hint?: string;
  /** Spans both columns of the form. */
  readonly wide: boolean;
};

type Fields = Readonly<Record<string, FormField>>;

/** What is stored of fields: a number as a number, everything else as text. */
type ValuesOf<F extends Fields> = {
  readonly [N in keyof F]: F[N]['kind'] extends 'number' ? number : string;
};

/** Values as they are stored, by field name. */
export type StoredValues = Readonly<Record<string, string | number>>;

/**
 * Everything there is to know about a form: its fields on the page, their validation in the browser and on the server,
 * the stored record, and the labels in the organisers' mail, the inbox and exports all derive from it.
 */
export type FormDefinition<Name extends string = string, Kind extends string = string> = {
  /** The form posts to `/api/{name}` (requirements 7.1). */
  readonly name: Name;
  readonly kind: Kind;
  /** What the inbox command calls its submissions, in Dutch. */
  readonly kindLabel: string;
  readonly title: string;
  readonly submit: string;
  /** Said when it was sent; fixed by requirements 8. */
  readonly sent: string;
  readonly sentText: string;
  /** In the order of the page, of mails and of exports. */
  readonly fields: Fields;
  /** The field with the address that mails go to. */
  readonly emailField: string;
  senderName(values: StoredValues): string;
};

type Definition<Name extends string, Kind extends string, F extends Fields> = Omit<
  FormDefinition<Name, Kind>,
  'fields' | 'emailField' | 'senderName'
> & {
  readonly fields: F;
  readonly emailField: keyof F & string;
  senderName(values: ValuesOf<F>): string;
};

/** Gives a definition its exact type: a field that is named anywhere has to be one of its own. */
export const defineForm = <const Name extends string, const Kind extends string, const F extends Fields>(
  definition: Definition<Name, Kind, F>,
): FormDefinition<Name, Kind> & { readonly fields: F } => definition;

type FieldOptions = Partial<Pick<FormField, 'required' | 'maxLength' | 'autoComplete' | 'hint' | 'wide'>>;

const field =
  <const K extends FieldKind>(kind: K, defaults: Required<Pick<FieldOptions, 'maxLength'>> & FieldOptions) =>
  (label: string, options: FieldOptions = {}): FormField<K> => ({
    kind,
    label,
    required: true,
    wide: false,
    ...defaults,
    ...options,
  });

/** One line of text, at most 100 characters. */
export const text = field('text', { maxLength: 100 });
/** An e-mail address. */
export const email = field('email', { maxLength: 254, autoComplete: 'email' });
/** A whole number of at least 1. */
export const number = field('number', { maxLength: 50 });
/** Text of several lines, at most 5000 characters. */
export const textarea = field('textarea', { maxLength: 5000, wide: true });
