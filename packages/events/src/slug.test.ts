import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

const ID = '0f3c2a54-7d2e-4b57-9a0b-2f1f6f0a9c11';

it.each([
  [`https://io.uitdatabank.be/events/${ID}`, ID],
  [`https://io.uitdatabank.be/event/${ID}/`, ID],
  [`https://io.uitdatabank.be/events/${ID.toUpperCase()}?x=1`, ID],
  [
    'https://io.uitdatabank.be/event/0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c11',
    '0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c11',
  ],
  ['https://io.uitdatabank.be/event/0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c1', null],
  ['https://io.uitdatabank.be/events/', null],
])('the slug of %s', (id, slug) => {
  expect(slugOf(id)).toBe(slug);
});
