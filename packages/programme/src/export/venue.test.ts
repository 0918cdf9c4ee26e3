import type { Globals } from '@inktvis/content/client';
import { expect, test } from 'vitest';
import { venueOf } from './schedule-entry.ts';

function withAddress(address: string): Globals {
  const content = { links: [], addressTitle: '', address, subLinks: [], copyright: '' };
  const footer: NonNullable<Globals['footer']> = {
    type: 'footer',
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'Footer',
    slug: 'footer',
    fullSlug: 'globaal/footer',
    href: '/globaal/footer',
    createdAt: null,
    publishedAt: null,
    firstPublishedAt: null,
    editable: undefined,
    content,
  };
  return { header: null, footer, social: null, hasSearch: true };
}

test.each([
  [
    'up to the empty line',
    'Kortrijk Xpo\n Doorniksesteenweg 216\n8500 Kortrijk\n\nelke dag',
    'Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk',
  ],
  [
    'with the line ends of Windows',
    'Kortrijk Xpo\r\n8500 Kortrijk\r\n \r\nelke dag',
    'Kortrijk Xpo, 8500 Kortrijk',
  ],
  ['after empty lines', '\n\nKortrijk Xpo', 'Kortrijk Xpo'],
  ['nothing', '', ''],
])('the address %s', (_what, address, venue) => {
  expect(venueOf(withAddress(address))).toBe(venue);
});

test('a site without a foot has no address', () => {
  expect(venueOf({ header: null, footer: null, social: null, hasSearch: true })).toBe('');
});
