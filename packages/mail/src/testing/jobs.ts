import { groupRequest } from '@inktvis/forms/testing/group-request';
import type { MailJob, MailSite } from '../types.ts';

export const SITE: MailSite = { brand: 'Inktvis', siteUrl: 'https://inktvis.example' };
export const ID = '0192f3a4-1111-7222-8333-44445555abcd';

/** Fields of a contact message. */
export const CONTACT = {
  firstName: 'Tiecelijn',
  lastName: 'De Raaf',
  email: 'tiecelijn@voorbeeld.be',
  message: 'Is er parking?\nEn soep?',
};

export const GROUP = { ...groupRequest, ticketsAmount: 24, extraInfo: 'We komen met de bus.' };

export const job = (template: MailJob['template'], data: MailJob['data'] = {}): MailJob => ({
  id: ID,
  template,
  to: 'tiecelijn@voorbeeld.be',
  data,
  receivedAt: new Date('2024-10-12T12:32:00Z'),
});
