import { FORMS, submissionOf } from '@inktvis/forms';
import { groupRequest } from '@inktvis/forms/testing/group-request';
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

export const group: Submission = submissionOf(FORMS['group-purchase'], {
  ...groupRequest,
  organisation: 'Leesclub',
  contactName: 'Bo Maes',
  contactEmail: 'bo@voorbeeld.be',
  ticketsAmount: '12',
});

export const newsletter = (email = 'lezer@voorbeeld.be'): Submission =>
  submissionOf(FORMS.subscribe, { email });
