import { messages } from '../../ui/messages.ts';

const { forms } = messages;

/** One field of a form, as specification 5 and 7.1 name and order them. */
export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly control: 'text' | 'email' | 'number' | 'textarea';
  readonly autoComplete?: string;
  /** Over both columns. */
  readonly wide: boolean;
};

const field = (
  name: string,
  label: string,
  control: FormField['control'],
  wide: boolean,
  autoComplete?: string,
): FormField => ({ name, label, control, wide, autoComplete, required: true });

export const contactFields: readonly FormField[] = [
  field('firstName', forms.first_name, 'text', false, 'given-name'),
  field('lastName', forms.last_name, 'text', false, 'family-name'),
  field('email', forms.email, 'email', true, 'email'),
  field('message', forms.message, 'textarea', true),
];

export const groupPurchaseFields: readonly FormField[] = [
  field('organisation', forms.organisation, 'text', true, 'organization'),
  field('street', forms.street, 'text', true, 'address-line1'),
  field('postal', forms.postal, 'text', false, 'postal-code'),
  field('city', forms.city, 'text', false, 'address-level2'),
  field('vat', forms.vat, 'text', false),
  field('ticketsAmount', forms.tickets_amount, 'number', false),
  field('contactName', forms.contact_name, 'text', false, 'name'),
  field('contactEmail', forms.contact_email, 'email', false, 'email'),
  { ...field('extraInfo', `${forms.extra_info} ${forms.optional}`, 'textarea', true), required: false },
];
