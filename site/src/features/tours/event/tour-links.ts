import type { Link } from '@inktvis/content';
import { isExternal, safeHref } from '@inktvis/content/href';
import type { Contact } from '@inktvis/events';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';

/** A link to an address of an organiser; null when it may not stand in a page. */
export function tourLink(address: string): Link | null {
  const href = safeHref(address);
  return href === null ? null : { href, external: isExternal(href), newWindow: false };
}

const SCHEMES = { web: '', phone: 'tel:', mail: 'mailto:' } as const;

const links = (contacts: readonly Contact[], wordsOf: (contact: Contact) => string) =>
  contacts.flatMap((contact) => {
    const link = tourLink(SCHEMES[contact.kind] + contact.address);
    return link ? [{ link, words: wordsOf(contact) }] : [];
  });

export const bookingLinks = (contacts: readonly Contact[]) =>
  links(contacts, ({ kind, address, label }) => {
    if (kind === 'phone') return fill(tours.call, { number: address });
    return kind === 'mail' ? tours.book_mail : label || tours.book;
  });

export const contactLinks = (contacts: readonly Contact[]) =>
  links(contacts, ({ kind, address }) => (kind === 'web' ? new URL(address).hostname : address));
