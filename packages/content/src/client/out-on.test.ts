import { describe, expect, it } from 'vitest';
import type { Story } from '../domain.ts';
import { isType, parseStory } from '../parse.ts';
import { wireStory } from '../testing.ts';
import { outOn } from './out-on.ts';

function dated(date: string): Story<'news_article'> {
  const wire = wireStory({ component: 'news_article', title: date, date }, { uuid: date });
  const read = parseStory(wire, {
    timezone: 'Europe/Brussels',
    report: () => {},
    findStory: () => undefined,
    findSlug: () => undefined,
  });
  if (!read.ok || !isType(read.value, 'news_article')) throw new Error('not an article');
  return read.value;
}

describe('what is out on a day', () => {
  const list = ['2024-10-28 00:00', '2024-10-26 00:00', '2024-10-18 00:00', ''].map(dated);
  const titles = (day: string) => outOn(list, day).map(({ uuid }) => uuid.slice(0, 10));

  it('news dated later waits; news without a date does not', () => {
    expect(titles('2024-10-26')).toEqual(['2024-10-26', '2024-10-18', '']);
    expect(titles('2024-10-28')).toEqual(['2024-10-28', '2024-10-26', '2024-10-18', '']);
    expect(titles('2024-10-17')).toEqual(['']);
  });

  it('is the list itself when nothing waits, and found out once a day', () => {
    expect(outOn(list, '2025-01-01')).toBe(list);
    expect(outOn(list, '2024-10-26')).toBe(outOn(list, '2024-10-26'));
  });
});
