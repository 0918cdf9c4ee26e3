/** How a field is typed, checked and drawn. */
type FieldKind = 'text' | 'email' | 'number' | 'textarea';

/** One field of a form. Its name is its key in `fields`. */
export type FormField = {
  readonly kind: FieldKind;
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

/** Values as they are stored, by field name: a number as a number, everything else as text. */
export type StoredValues = Readonly<Record<string, string | number>>;

/** A form posts to `/api/{name}` (requirements 7.1). */
export type FormName = 'contact' | 'group-purchase' | 'subscribe';
/** What a submission is called in the database. */
export type Kind = 'contact' | 'group-purchase' | 'newsletter';

/**
 * Everything there is to know about a form: its fields on the page, their validation in the browser and on the server,
 * the stored record, and the labels in the organisers' mail, the inbox and exports all derive from it.
 */
export type FormDefinition = {
  readonly name: FormName;
  readonly kind: Kind;
  /** What the inbox command calls its submissions, in Dutch. */
  readonly kindLabel: string;
  readonly title: string;
  readonly submit: string;
  /** Said when it was sent; fixed by requirements 8. */
  readonly sent: string;
  readonly sentText: string;
  /** In the order of the page, of mails and of exports. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** The field with the address that mails go to. */
  readonly emailField: string;
  senderName(values: StoredValues): string;
};

type FieldOptions = Partial<Pick<FormField, 'required' | 'maxLength' | 'autoComplete' | 'hint' | 'wide'>>;

const field =
  (kind: FieldKind, defaults: Required<Pick<FieldOptions, 'maxLength'>> & FieldOptions) =>
  (label: string, options: FieldOptions = {}): FormField => ({
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
