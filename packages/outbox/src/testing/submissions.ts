import type { Submission } from '../types.ts';

export const contact = {
  kind: 'contact',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'An@voorbeeld.be',
  message: 'Dag!\nIs er een boek "over" inkt?\u0000 🦑',
} as const satisfies Submission;

export const group = {
  kind: 'group-purchase',
  organisation: 'Leesclub',
  street: 'Kaai 1',
  postal: '8500',
  city: 'Kortrijk',
  vat: 'geen',
  contactName: 'Bo Maes',
  contactEmail: 'bo@voorbeeld.be',
  ticketsAmount: 12,
  extraInfo: '',
} as const satisfies Submission;

export const newsletter = (email = 'lezer@voorbeeld.be'): Submission => ({ kind: 'newsletter', email });
