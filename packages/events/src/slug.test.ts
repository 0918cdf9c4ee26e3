import { describe, expect, it } from 'vitest';
import { isEventSlug, slugOf } from './slug.ts';

const ID = '0f3c2a54-7d2e-4b57-9a0b-2f1f6f0a9c11';

describe('a slug', () => {
  it.each([
    [`https://io.uitdatabank.be/events/${ID}`, ID],
    [`https://io.uitdatabank.be/event/${ID}/`, ID],
    [`https://io.uitdatabank.be/events/${ID.toUpperCase()}?x=1`, ID],
    [
      'https://io.uitdatabank.be/event/0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c11',
      '0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c11',
    ],
    ['https://io.uitdatabank.be/event/0f3c2a54-7d2e-4b57-9a0b2f1f6f0a9c1', null],
    [`https://io.uitdatabank.be/places/${ID}`, null],
    ['https://io.uitdatabank.be/events/', null],
    ['', null],
  ])('of %s', (id, slug) => {
    expect(slugOf(id)).toBe(slug);
  });

  it('is nothing else', () => {
    for (const text of ['', 'event', `${ID}&x=1`, `../${ID}`, ID.slice(1), `${ID}\n`]) {
      expect(isEventSlug(text), text).toBe(false);
    }
  });
});
