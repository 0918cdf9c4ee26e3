import { FORMS, submissionOf, type Values } from '@inktvis/forms';
import type { Submission } from '../submissions.ts';

const MESSAGE = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'An@voorbeeld.be',
  message: 'Dag!\nIs er een boek "over" inkt?\u0000 🦑',
};

export const contactWith = (changes: Partial<typeof MESSAGE>): Submission =>
  submissionOf(FORMS.contact, { ...MESSAGE, ...changes });

export const contact = contactWith({});

const GROUP: Values = {
  organisation: 'Leesclub',
  street: 'Kaai 1',
  postal: '8500',
  city: 'Kortrijk',
  vat: 'geen',
  contactName: 'Bo Maes',
  contactEmail: 'bo@voorbeeld.be',
  ticketsAmount: '12',
  extraInfo: '',
};

export const group: Submission = submissionOf(FORMS['group-purchase'], GROUP);

export const newsletter = (email = 'lezer@voorbeeld.be'): Submission =>
  submissionOf(FORMS.subscribe, { email });
