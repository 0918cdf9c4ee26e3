import type { EventsClient } from '@inktvis/events';
import { expect, test } from 'vitest';
import type { Reading } from './render-locals.ts';
import { notingTours } from './tours.ts';

const client = (outdated: boolean): EventsClient => ({
  list: async () => ({ ok: true, value: { itemsPerPage: 30, totalItems: 0, events: [] }, outdated }),
  find: async () => ({ ok: false, error: { kind: 'unavailable', message: 'stil' } }),
  known: async () => [],
});

const aReading = (): Reading => ({ tags: new Set(), outdated: false });

test.each([true, false])(
  'a page with events notes them, and whether they were outdated (%s)',
  async (outdated) => {
    const reading = aReading();
    await notingTours(client(outdated), reading).list({ page: 1 });
    expect(reading).toEqual({ tags: new Set(['toer']), outdated });
  },
);

test('a page that asks for no events notes nothing', () => {
  const reading = aReading();
  notingTours(client(true), reading);
  expect(reading).toEqual(aReading());
});

test('a failure is no outdated copy', async () => {
  const reading = aReading();
  expect((await notingTours(client(true), reading).find('x')).ok).toBe(false);
  expect(reading.outdated).toBe(false);
});
