import { expect, test } from 'vitest';
import { readSuggestions } from './use-suggestions.ts';

const good = { title: 'Gezelle', href: '/nieuws/gezelle', kind: 'Nieuws', sign: 'u-page', marks: [[0, 4]] };

test('what the server suggests is read', () => {
  expect(readSuggestions({ suggestions: [good] })).toEqual({ suggestions: [good], corrected: null });
  expect(readSuggestions({ suggestions: [], corrected: 'gezelle' }).corrected).toBe('gezelle');
});

test.each([
  null,
  'tekst',
  {},
  { suggestions: 'geen' },
  { suggestions: [], corrected: { term: 'geen' } },
  { suggestions: [null, 4, {}, { ...good, title: 4 }, { ...good, marks: null }] },
  {
    suggestions: [
      { ...good, href: 'javascript:alert(1)' },
      { ...good, href: '//elders.example/' },
    ],
  },
])('%j is nothing', (response) => {
  expect(readSuggestions(response)).toEqual({ suggestions: [], corrected: null });
});
