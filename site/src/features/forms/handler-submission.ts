import type { Submission } from '@inktvis/outbox';
import type { Values } from './check.ts';
import type { FormName } from './definitions.ts';

/** Checked values as the store takes them. */
export function submissionOf(form: FormName, values: Values): Submission {
  const of = (name: string): string => values[name] ?? '';
  switch (form) {
    case 'contact':
      return {
        kind: 'contact',
        firstName: of('firstName'),
        lastName: of('lastName'),
        email: of('email'),
        message: of('message'),
      };
    case 'group-purchase':
      return {
        kind: 'group-purchase',
        organisation: of('organisation'),
        street: of('street'),
        postal: of('postal'),
        city: of('city'),
        vat: of('vat'),
        contactName: of('contactName'),
        contactEmail: of('contactEmail'),
        ticketsAmount: Number(of('ticketsAmount')),
        extraInfo: of('extraInfo'),
      };
    case 'subscribe':
      return { kind: 'newsletter', email: of('email') };
  }
}

/** Whose mailbox gets a copy; the store counts the mails to newsletter addresses itself. */
export function recipientOf(submission: Submission): string | null {
  if (submission.kind === 'contact') return submission.email;
  return submission.kind === 'group-purchase' ? submission.contactEmail : null;
}
