import { fill } from '@inktvis/messages/fill';
import { newsletter } from '@inktvis/messages/newsletter';

/** What a page of a newsletter link says. `button`: what a press does; `link`: the way on. */
export type TokenTexts = {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
  readonly link?: { readonly href: string; readonly label: string };
};

const unavailable: TokenTexts = {
  title: newsletter.unavailable_title,
  text: newsletter.unavailable_text,
};
const toHome = { href: '/', label: newsletter.to_form };
const toContact = { href: '/contact', label: newsletter.to_contact };

/** Of `/nieuwsbrief/bevestigen`, by state. */
export const confirmTexts = (brand: string) =>
  ({
    ask: {
      title: newsletter.confirm_title,
      text: fill(newsletter.confirm_text, { brand }),
      button: newsletter.confirm_button,
    },
    confirmed: { title: newsletter.confirmed_title, text: newsletter.confirmed_text },
    expired: { title: newsletter.expired_title, text: newsletter.expired_text, link: toHome },
    unavailable,
  }) satisfies Record<string, TokenTexts>;

/** Of `/nieuwsbrief/uitschrijven`, by state. */
export const unsubscribeTexts = (brand: string) =>
  ({
    ask: {
      title: newsletter.unsubscribe_title,
      text: fill(newsletter.unsubscribe_text, { brand }),
      button: newsletter.unsubscribe_button,
    },
    unsubscribed: { title: newsletter.unsubscribed_title, text: newsletter.unsubscribed_text },
    unknown: { title: newsletter.unknown_title, text: newsletter.unknown_unsubscribe, link: toContact },
    unavailable,
  }) satisfies Record<string, TokenTexts>;
