import { expect, test } from 'vitest';
import { tagsAt, tagsOf } from './tags.ts';

const TAGS = { consent: null, tagManager: 'GTM-ABC1234' };

test.each(['/', '/programma', '/live-verslag', '/nieuwsbrief'])('%s has the tags of the settings', (path) => {
  expect(tagsAt(path, TAGS)).toBe(TAGS);
});

test.each(['/live', '/nieuwsbrief/bevestigen', '/nieuwsbrief/uitschrijven'])('%s has none', (path) => {
  expect(tagsAt(path, TAGS)).toBeNull();
});

test('a page without tags has none', () => {
  expect(tagsOf({})).toBeNull();
  expect(tagsOf({ tags: TAGS })).toBe(TAGS);
});
