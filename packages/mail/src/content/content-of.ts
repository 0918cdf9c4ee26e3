import { referenceOf } from '../reference.ts';
import type { MailJob, MailSite } from '../types.ts';
import { days, months } from './durations.ts';
import type { MailContent } from './mail-content.ts';
import { contactMail, groupMail } from './organiser.ts';
import { contactConfirmation, groupConfirmation, newsletterConfirm, newsletterWelcome } from './visitor.ts';

/** Retention as specified by default. */
const KEEPING = { requestsMonths: 18, unconfirmedDays: 14 };

/** Pages of the newsletter; both show a button and do nothing by themselves. */
const newsletterPage = (site: string, page: 'bevestigen' | 'uitschrijven', job: MailJob): string =>
  `${site}/nieuwsbrief/${page}?token=${encodeURIComponent(job.data.token ?? '')}`;

export const siteOf = ({ siteUrl }: MailSite): string => siteUrl.replace(/\/+$/, '');

/** What the mail for a job says. */
export function contentOf(job: MailJob, mailSite: MailSite): MailContent {
  const site = siteOf(mailSite);
  const { requestsMonths, unconfirmedDays } = mailSite.keeping ?? KEEPING;
  const values = {
    brand: mailSite.brand,
    reference: referenceOf(job.id),
    kept: months(requestsMonths),
    forgotten: days(unconfirmedDays),
  };
  switch (job.template) {
    case 'contact-organiser':
      return contactMail(job, values);
    case 'group-organiser':
      return groupMail(job, values);
    case 'contact-sender':
      return contactConfirmation(values, site);
    case 'group-sender':
      return groupConfirmation(values, site);
    case 'newsletter-confirm':
      return newsletterConfirm(values, newsletterPage(site, 'bevestigen', job));
    case 'newsletter-welcome':
      return newsletterWelcome(values, site, newsletterPage(site, 'uitschrijven', job));
  }
}
