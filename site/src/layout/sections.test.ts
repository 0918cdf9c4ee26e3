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
  expect(currentMarkOfGroup(['/praktisch', '/bereikbaarheid'], '/bereikbaarheid')).toBe('true');
  expect(currentMarkOfGroup(['/praktisch'], '/nieuws')).toBeUndefined();
});
