import { expect, it } from 'vitest';
import { currentMark, currentMarkOfGroup } from './sections.ts';

it.each([
  ['/nieuws', '/nieuws', 'page'],
  ['/nieuws', '/nieuws/een-bericht', 'true'],
  ['/programma', '/activiteiten/waterding', 'true'],
  ['/programma?thema=kids', '/programma', undefined],
  ['/nieuws', '/nieuwsbrief', undefined],
  ['/', '/nieuws', undefined],
  ['https://example.org/nieuws', '/nieuws', undefined],
])('a link to %s on %s is marked %s', (href, path, expected) => {
  expect(currentMark(href, path)).toBe(expected);
});

it('marks a panel that holds the page', () => {
  const panel = { link: null, links: [{ link: { href: '/praktisch' } }, { link: null }] };
  expect(currentMarkOfGroup(panel, '/praktisch')).toBe('true');
  expect(currentMarkOfGroup(panel, '/nieuws')).toBeUndefined();
});
