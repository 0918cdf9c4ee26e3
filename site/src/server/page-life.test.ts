import { expect, test } from 'vitest';
import { PAGE_LIFE, pageLife } from './page-life.ts';

const now = new Date('2024-10-26T15:40:20+02:00');

test.each([
  ['15:40:21', 1],
  ['15:40:40', 20],
  ['15:41:00', PAGE_LIFE.maxAge],
  ['18:00:00', PAGE_LIFE.maxAge],
  // A page is always made a little after its clock was read.
  ['15:40:20', 1],
  ['15:40:10', 1],
])('a page that is true until %s lives for %s seconds', (until, seconds) => {
  expect(pageLife(new Date(`2024-10-26T${until}+02:00`), now)).toEqual({ ...PAGE_LIFE, maxAge: seconds });
});

test('a page that nothing in it ends has the usual life', () => {
  expect(pageLife(null, now)).toEqual(PAGE_LIFE);
});
