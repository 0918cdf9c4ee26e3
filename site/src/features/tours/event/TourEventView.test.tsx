import type { TouringEvent } from '@inktvis/events';
import { at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anEvent } from '../../../cards/tours/testing/events.ts';
import { aContext } from '../../testing/context.ts';
import { TourRows } from '../TourRows.tsx';
import { TourEventView } from './TourEventView.tsx';

const now = at('2024-11-10 12:00');
const html = (over: Partial<TouringEvent>) =>
  renderToStaticMarkup(
    <TourEventView
      data={{ event: anEvent(over), outdated: false, others: [] }}
      frame={{ ...aContext({}, '/inktvis-op-toer/een'), now }}
    />,
  );
const phone = { kind: 'phone', address: '056 00 00 00', label: '' } as const;
const mail = { kind: 'mail', address: 'boek@example.be', label: '' } as const;
const web = { kind: 'web', address: 'https://example.be/boek', label: '' } as const;

it.each([
  ['by e-mail', { booking: [mail] }, /href="mailto:boek@example\.be"[^>]*>Reserveer per e-mail</],
  ['by another way too', { booking: [web, phone] }, /Reserveer<.*href="tel:056000000"/],
])('can be booked %s', (_how, over, shown) => {
  expect(html(over)).toMatch(shown);
});

const pay = (...amounts: readonly number[]) => ({
  prices: amounts.map((amount) => ({ name: `tarief ${amount}`, amount })),
});
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\u00a0|\s+/g, ' ')
    .replace(/ ([,.])/g, '$1')
    .trim();

const later = { bookingFrom: at('2024-11-12 10:00') };
const ended = { bookingUntil: now };
it.each<[string, Partial<TouringEvent>, state: string, foot: string, line: string]>([
  [
    'free, nothing to book',
    pay(0),
    'included',
    'Gratis zonder reserveren',
    'check Gratis, zonder reserveren',
  ],
  [
    'paid at the door',
    pay(5, 3),
    'door',
    'Aan de deur, € 5 tarief 3 € 3, zolang er plaats is',
    'door Aan de deur, vanaf € 3',
  ],
  [
    'booked, one price',
    { booking: [web], ...pay(8) },
    'book',
    'Reserveer (opent een andere site) € 8',
    'ticket Reserveren, € 8',
  ],
  [
    'booked, several prices',
    { booking: [web], ...pay(8, 4.5) },
    'book',
    '€ 8 tarief 8 € 4,50 tarief 4.5 Reserveer (opent een andere site)',
    'ticket Reserveren, vanaf € 4,50',
  ],
  ['booked, no price known', { booking: [phone] }, 'book', 'Bel 056 00 00 00', 'ticket Reserveren'],
  [
    'not yet to be booked',
    { booking: [web], ...pay(8), ...later },
    'later',
    'Reserveren kan vanaf 12.11 dinsdag om 10.00 uur, € 8',
    'calendar Reserveren kan vanaf 12.11',
  ],
  [
    'no longer to be booked',
    { booking: [web], ...pay(8), ...ended },
    'closed',
    'Reserveren kan niet meer € 8',
    'ticket Reserveren kan niet meer',
  ],
])('%s: its ticket and its row say how one gets in', (_what, over, state, foot, line) => {
  const [, shownState, shown = ''] = /data-entry="(\w+)"[^>]*>(.*?)<\/dd>/s.exec(html(over)) ?? [];
  expect([shownState, wordsOf(shown)]).toEqual([state, `Plaats en prijs ${foot}`]);
  expect(/<a /.test(shown)).toBe(state === 'book');
  const row = renderToStaticMarkup(<TourRows events={[anEvent(over)]} now={now} />);
  const [, sign, words = ''] =
    /#u-(check|ticket|door|calendar)"><\/use><\/svg>(.*?)<\/span>/s.exec(row) ?? [];
  expect(`${sign} ${wordsOf(words)}`).toBe(line);
});

it.each<[string, Partial<TouringEvent>, RegExp | null]>([
  ['neither a price nor a way to book is known', {}, null],
  ['it is cancelled', { booking: [web], ...pay(8), happening: 'cancelled' }, null],
  ['it is sold out', { booking: [web], ...pay(8), soldOut: true }, /Volzet/],
  ['it is postponed', { booking: [web], ...pay(8), happening: 'postponed' }, /datum/],
])('says no price and no way in when %s', (_when, over, foot) => {
  const markup = html(over);
  expect(markup).not.toMatch(/example\.be|€/);
  if (foot) expect(/data-entry="closed"[^>]*>(.*?)<\/dd>/s.exec(markup)?.[1]).toMatch(foot);
  else expect(markup).not.toContain('data-entry');
  const row = renderToStaticMarkup(<TourRows events={[anEvent(over)]} now={now} />);
  expect(row).not.toMatch(/Reserv|€|Aan de deur/);
});

it('has no button where the way to book is no address', () => {
  const markup = html({ booking: [{ ...web, address: 'https://ik:geheim@example.be/' }], ...pay(8) });
  expect(markup).toMatch(/<b>Reserveren<\/b><span>€\u00a08<\/span>/);
  expect(markup).not.toMatch(/geheim|niet meer/);
});

it('opens at its minute, and closes at its minute', () => {
  const open = (from: string, until: string) =>
    html({ booking: [web], bookingFrom: at(from), bookingUntil: at(until) }).includes('data-entry="book"');
  expect(open('2024-11-10 12:00', '2024-11-10 12:01')).toBe(true);
  expect(open('2024-11-10 12:01', '2024-11-10 12:02')).toBe(false);
  expect(open('2024-11-10 11:00', '2024-11-10 12:00')).toBe(false);
});

it('says whom to ask, and where to follow it online', () => {
  const markup = html({ contacts: [web, mail], online: true, onlineUrl: 'https://meet.example.be/1' });
  expect(markup).toMatch(/Contact<.*href="https:\/\/example\.be\/boek".*>example\.be<.*>boek@example\.be</);
  expect(markup).toMatch(/href="https:\/\/meet\.example\.be\/1".*Volg het online</);
});

it('no longer leads to what is over', () => {
  const gone = { happening: 'cancelled', booking: [phone], onlineUrl: 'https://meet.example.be/1' } as const;
  expect(html(gone)).not.toMatch(/tel:|meet\.example/);
});

it('shows the links and line breaks of the description, beside the title and below', () => {
  const words = (text: string, href: string | null = null) => ({ text, href });
  const paragraphs = [
    [
      words('Lees '),
      words('meer', 'https://example.be/meer'),
      words(' of\nbel '),
      words('ons', 'tel:056 00'),
    ],
    [words('Kwaad', 'javascript:alert(1)')],
  ];
  const markup = html({ paragraphs });
  expect(markup).toMatch(
    /Lees <a href="https:\/\/example\.be\/meer">meer<.* of<br\/>bel <a href="tel:05600">ons<\/a>/,
  );
  expect(markup).toContain('>Kwaad<');
  expect(markup).not.toContain('javascript');
});
