import { forms } from '@inktvis/messages/forms';

/** One field of a form, as requirements 5 and 7.1 name and order them. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly control: 'text' | 'email' | 'number' | 'textarea';
  /** Most characters (requirements 5). */
  readonly most: number;
  readonly autoComplete?: string;
  /** Over both columns. */
  readonly wide: boolean;
};

export type FormName = 'contact' | 'group-purchase' | 'subscribe';

/** What a form asks, and what it says when it was sent. */
export type FormDefinition = {
  readonly name: FormName;
  readonly title: string;
  readonly submit: string;
  /** Fixed by requirements 8. */
  readonly sent: string;
  readonly sentText: string;
  readonly fields: readonly FormField[];
};

const NAME = 100;
const LINE = 200;
const CODE = 50;
const EMAIL = 254;
const TEXT = 5000;

const text = (name: string, label: string, most: number, autoComplete?: string): FormField => ({
  name,
  label,
  required: true,
  control: 'text',
  most,
  autoComplete,
  wide: false,
});
const email = (name: string, label: string): FormField => ({
  ...text(name, label, EMAIL, 'email'),
  control: 'email',
});
const area = (name: string, label: string): FormField => ({
  ...text(name, label, TEXT),
  control: 'textarea',
  wide: true,
});
const wide = (field: FormField): FormField => ({ ...field, wide: true });

/** The forms by the last part of the address that they post to, `/api/{name}`. */
export const FORMS: Readonly<Record<FormName, FormDefinition>> = {
  contact: {
    name: 'contact',
    title: forms.contact_form,
    submit: forms.submit_contact,
    sent: forms.contact_success,
    sentText: forms.contact_success_text,
    fields: [
      text('firstName', forms.first_name, NAME, 'given-name'),
      text('lastName', forms.last_name, NAME, 'family-name'),
      wide(email('email', forms.email)),
      area('message', forms.message),
    ],
  },
  'group-purchase': {
    name: 'group-purchase',
    title: forms.group_form,
    submit: forms.submit_group,
    sent: forms.group_success,
    sentText: forms.group_success_text,
    fields: [
      wide(text('organisation', forms.organisation, LINE, 'organization')),
      wide(text('street', forms.street, LINE, 'address-line1')),
      text('postal', forms.postal, CODE, 'postal-code'),
      text('city', forms.city, NAME, 'address-level2'),
      text('vat', forms.vat, CODE),
      { ...text('ticketsAmount', forms.tickets_amount, CODE), control: 'number' },
      text('contactName', forms.contact_name, NAME, 'name'),
      email('contactEmail', forms.contact_email),
      { ...area('extraInfo', forms.extra_info), required: false },
    ],
  },
  subscribe: {
    name: 'subscribe',
    title: forms.newsletter_form,
    submit: forms.submit_newsletter,
    sent: forms.newsletter_success,
    sentText: '',
    fields: [wide(email('email', forms.email))],
  },
};

/** The form that posts to `/api/{name}`; null when there is none. */
export const formNamed = (name: string | undefined): FormDefinition | null =>
  Object.values(FORMS).find((form) => form.name === name) ?? null;

/** Where a form posts to (requirements 7.1). */
export const routeOf = (form: Pick<FormDefinition, 'name'>): string => `/api/${form.name}`;
