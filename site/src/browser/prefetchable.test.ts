import { expect, test } from 'vitest';
import { type Destination, hasBandwidth, isPrefetchable } from './prefetchable.ts';

const here = new URL('http://site.example/nieuws');
const to = (address: string, { target = '', download = false } = {}): Destination => {
  const { origin, pathname, search } = new URL(address, here);
  return { origin, pathname, search, target, hasAttribute: (name) => download && name === 'download' };
};

test.each(['/', '/programma', '/nieuws/gezelle', '/inktvis-op-toer/476f', '/mijn-leeslint'])(
  '%s may be fetched ahead',
  (address) => expect(isPrefetchable(to(address), here)).toBe(true),
);

test.each([
  ['another site', 'https://elders.example/'],
  ['the page at hand', '/nieuws'],
  ['a place on the page at hand', '/nieuws#inhoud'],
  ['a call', '/api/suggest'],
  ['a calendar', '/activiteiten/x.ics'],
  ['a screen', '/live'],
  ['a search', '/zoeken'],
  ['a list that was chosen', '/programma?thema=kids'],
  ['a link out of a mail', '/nieuwsbrief/bevestigen'],
])('not %s', (_what, address) => expect(isPrefetchable(to(address), here)).toBe(false));

test('not what opens elsewhere or is saved', () => {
  expect(isPrefetchable(to('/pers', { target: '_blank' }), here)).toBe(false);
  expect(isPrefetchable(to('/pers', { download: true }), here)).toBe(false);
});

test('a visitor who saves data, or has a slow network, fetches nothing ahead', () => {
  expect(hasBandwidth()).toBe(true);
  expect(hasBandwidth({ saveData: false, effectiveType: '4g' })).toBe(true);
  expect(hasBandwidth({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(hasBandwidth({ effectiveType: '3g' })).toBe(false);
});
