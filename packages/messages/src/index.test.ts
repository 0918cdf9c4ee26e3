import { expect, it } from 'vitest';
import { fill } from './fill.ts';
import { messages } from './index.ts';

it('fills the holes of a text', () => {
  expect(fill(messages.tours.age_between, { from: 6, to: 12 })).toBe('6 tot 12 jaar');
});

it('keeps the required texts to the letter', () => {
  expect(messages.share.copied_toast).toBe('Je hebt de url gekopieerd');
  expect(messages.search.empty_text).toBe('We hebben geen resultaten gevonden met deze zoekterm.');
  expect(messages.lists.bookstores_empty).toBe('We hebben geen bookshandels gevonden.');
});
