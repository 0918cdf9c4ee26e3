import type { TouringEvent } from '@inktvis/events';
import { at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { anEvent } from '../../../cards/tours/testing/events.ts';
import { aContext } from '../../testing/context.ts';
import { TourEventView } from './TourEventView.tsx';

const html = (over: Partial<TouringEvent>) =>
  renderToStaticMarkup(
    <TourEventView
      data={{ event: anEvent(over), outdated: false, others: [] }}
      frame={{ ...aContext({}, '/inktvis-op-toer/een'), now: at('2024-11-10 12:00') }}
    />,
  );
const phone = { kind: 'phone', address: '056 00 00 00', label: '' } as const;
const mail = { kind: 'mail', address: 'boek@example.be', label: '' } as const;
const web = { kind: 'web', address: 'https://example.be/boek', label: '' } as const;

it.each([
  ['by telephone', { booking: [phone] }, /href="tel:056000000"[^>]*>Bel 056 00 00 00</],
  ['by e-mail', { booking: [mail] }, /href="mailto:boek@example\.be"[^>]*>Reserveer per e-mail</],
  [
    'on a page',
    { booking: [web] },
    /href="https:\/\/example\.be\/boek"[^>]*>Reserveer<.*opent een andere site/,
  ],
  ['by another way too', { booking: [web, phone] }, /Reserveer<.*href="tel:056000000"/],
])('can be booked %s', (_how, over, shown) => {
  expect(html(over)).toMatch(shown);
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
