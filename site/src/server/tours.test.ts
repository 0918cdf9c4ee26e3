import type { EventsClient } from '@inktvis/events';
import { expect, test } from 'vitest';
import type { Dependencies } from './render-locals.ts';
import { trackTours } from './tours.ts';

const client = (outdated: boolean): EventsClient => ({
  list: async () => ({ ok: true, value: { itemsPerPage: 30, totalItems: 0, events: [] }, outdated }),
  find: async () => ({ ok: false, error: { kind: 'unavailable', message: 'stil' } }),
  known: async () => [],
});

const noDependencies = (): Dependencies => ({ outdated: false });

test.each([true, false])(
  'a page with events depends on them, and on whether they were outdated (%s)',
  async (outdated) => {
    const dependencies = noDependencies();
    await trackTours(client(outdated), { dependencies, deadline: 0 }).list({ page: 1 });
    expect(dependencies).toEqual({ outdated });
  },
);

test('a page that reads no events does not depend on them', () => {
  const dependencies = noDependencies();
  trackTours(client(true), { dependencies, deadline: 0 });
  expect(dependencies).toEqual(noDependencies());
});

test('a failure is not an outdated copy', async () => {
  const dependencies = noDependencies();
  expect((await trackTours(client(true), { dependencies, deadline: 0 }).find('x')).ok).toBe(false);
  expect(dependencies.outdated).toBe(false);
});
