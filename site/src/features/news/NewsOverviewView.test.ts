import { describe, expect, test } from 'vitest';
import { arrangeNews } from './NewsOverviewView.tsx';

const items = (count: number) => Array.from({ length: count }, (_, at) => at);
const shape = (count: number, leading: boolean) => {
  const { lead, tall, wide } = arrangeNews(items(count), leading);
  return [lead === undefined ? 0 : 1, tall.length, wide.length];
};

describe('a page of news', () => {
  test.each([
    ['the first page', 24, true, [1, 9, 14]],
    ['a further page', 24, false, [0, 6, 18]],
    ['nine articles', 9, true, [1, 6, 2]],
    ['one article', 1, true, [1, 0, 0]],
    ['the last page', 2, false, [0, 2, 0]],
    ['nothing', 0, true, [0, 0, 0]],
  ])('%s', (_, count, leading, expected) => {
    expect(shape(count, leading)).toEqual(expected);
  });

  test('every article is shown once, newest first, and the two columns are even', () => {
    for (const leading of [true, false]) {
      for (let count = 0; count <= 24; count += 1) {
        const { lead, tall, wide } = arrangeNews(items(count), leading);
        expect([...(lead === undefined ? [] : [lead]), ...tall, ...wide]).toEqual(items(count));
        expect(wide.length % 2).toBe(0);
      }
    }
  });
});
