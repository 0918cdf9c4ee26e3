import { forms } from '@inktvis/messages/forms';
import { email, type FormDefinition, number, text, textarea } from './define-form.ts';

/** An address or a long name, in characters. */
const LINE = 200;
const CODE = 50;

const contact = {
  name: 'contact',
  kind: 'contact',
  kindLabel: forms.kind_contact,
  title: forms.contact_form,
  submit: forms.submit_contact,
  sent: forms.contact_success,
  sentText: forms.contact_success_text,
  fields: {
    firstName: text(forms.first_name, { autoComplete: 'given-name' }),
    lastName: text(forms.last_name, { autoComplete: 'family-name' }),
    email: email(forms.email, { wide: true }),
    message: textarea(forms.message),
  },
  emailField: 'email',
  senderName: ({ firstName, lastName }) => `${firstName} ${lastName}`,
} satisfies FormDefinition;

const groupPurchase = {
  name: 'group-purchase',
  kind: 'group-purchase',
  kindLabel: forms.kind_group,
  title: forms.group_form,
  submit: forms.submit_group,
  sent: forms.group_success,
  sentText: forms.group_success_text,
  fields: {
    organisation: text(forms.organisation, { maxLength: LINE, autoComplete: 'organization', wide: true }),
    street: text(forms.street, { maxLength: LINE, autoComplete: 'address-line1', wide: true }),
    postal: text(forms.postal, { maxLength: CODE, autoComplete: 'postal-code' }),
    city: text(forms.city, { autoComplete: 'address-level2' }),
    vat: text(forms.vat, { maxLength: CODE, hint: forms.vat_hint }),
    ticketsAmount: number(forms.tickets_amount),
    contactName: text(forms.contact_name, { autoComplete: 'name' }),
    contactEmail: email(forms.contact_email),
    extraInfo: textarea(forms.extra_info, { required: false }),
  },
  emailField: 'contactEmail',
  senderName: ({ contactName, organisation }) => `${contactName} (${organisation})`,
} satisfies FormDefinition;

const subscribe = {
  name: 'subscribe',
  kind: 'newsletter',
  kindLabel: forms.kind_newsletter,
  title: forms.newsletter_form,
  submit: forms.submit_newsletter,
  sent: forms.newsletter_success,
  sentText: '',
  fields: { email: email(forms.email, { wide: true }) },
  emailField: 'email',
  senderName: () => '',
} satisfies FormDefinition;

export const FORMS = { contact, 'group-purchase': groupPurchase, subscribe } as const;
