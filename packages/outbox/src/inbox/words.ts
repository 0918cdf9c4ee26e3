import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import type { Kind } from '../types.ts';

/** The Dutch words for what the store holds. */
export const KIND_WORDS: { readonly [K in Kind]: string } = {
  contact: 'contact',
  'group-purchase': 'groep',
  newsletter: 'nieuwsbrief',
};

export const STATE_WORDS = { waiting: 'wacht', sent: 'verstuurd', dead: 'mislukt' } as const;

export const TEMPLATE_WORDS: { readonly [template: string]: string } = {
  'contact-organiser': 'aan ons',
  'contact-sender': 'aan de afzender',
  'group-organiser': 'aan ons',
  'group-sender': 'aan de contactpersoon',
  'newsletter-confirm': 'vraag om te bevestigen',
  'newsletter-welcome': 'welkom op de lijst',
};

/** The fields of the forms, in the order of the forms (requirements 3). */
export const FIELD_WORDS = {
  contact: { firstName: 'Voornaam', lastName: 'Achternaam', email: 'E-mailadres', message: 'Bericht' },
  'group-purchase': {
    organisation: 'Organisatie',
    street: 'Straat en nummer',
    postal: 'Postcode',
    city: 'Gemeente',
    vat: 'Btw-nummer',
    contactName: 'Naam contactpersoon',
    contactEmail: 'E-mailadres',
    ticketsAmount: 'Aantal tickets',
    extraInfo: 'Nog iets dat we moeten weten',
  },
  newsletter: { email: 'E-mailadres' },
} as const satisfies { readonly [K in Kind]: { readonly [field: string]: string } };

/** Brussels time as the exports of the organisers have it: `2026-11-21 14:30` (requirements 9). */
export function moment(ms: number): string {
  const date = new Date(ms);
  return `${brusselsDay(date)} ${formatTime(date).replace('.', ':')}`;
}

/** `1 bericht`, `3 berichten`. */
export const amount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Text for a terminal: without the control characters that would steer it, line ends aside. */
export const shown = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, ' ');

/** The same on one line of at most `most` characters. */
export function short(text: string, most: number): string {
  const line = [...shown(text).replace(/\s+/g, ' ').trim()];
  return line.length <= most ? line.join('') : `${line.slice(0, most - 1).join('')}…`;
}

/** Columns beside each other, as wide as they need. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((text, index) => Math.max(widest[index] ?? 0, text.length)),
    [],
  );
  return rows
    .map(
      (row) =>
        `${row
          .map((text, index) => text.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
