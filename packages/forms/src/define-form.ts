type FieldKind = 'text' | 'email' | 'number' | 'textarea';

export type FormField = {
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly hint?: string;
  /** Both columns of the form. */
  readonly wide: boolean;
};

/** By field name: a number as a number, everything else as text. */
export type StoredValues = Readonly<Record<string, string | number>>;

/** It posts to `/api/{name}` (requirements 7.1). */
export type FormName = 'contact' | 'group-purchase' | 'subscribe';
export type Kind = 'contact' | 'group-purchase' | 'newsletter';

/** Fields, validation in browser and server, the stored record, and labels in mail, inbox and exports derive from it. */
export type FormDefinition = {
  readonly name: FormName;
  readonly kind: Kind;
  readonly kindLabel: string;
  readonly title: string;
  readonly submit: string;
  /** Fixed by requirements 8. */
  readonly sent: string;
  readonly sentText: string;
  /** In the order of the page, of mails and of exports. */
  readonly fields: Readonly<Record<string, FormField>>;
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

export const text = field('text', { maxLength: 100 });
export const email = field('email', { maxLength: 254, autoComplete: 'email' });
/** A whole number of at least 1. */
export const number = field('number', { maxLength: 50 });
export const textarea = field('textarea', { maxLength: 5000, wide: true });
