import type { EventsClient } from '@inktvis/events';
import { expect, test } from 'vitest';
import type { Dependencies } from './render-locals.ts';
import { trackTours } from './tours.ts';

const client = (outdated: boolean): EventsClient => ({
  list: async () => ({ ok: true, value: [], outdated }),
  find: async () => ({ ok: false, error: { message: 'stil' } }),
  known: async () => [],
});

test.each([true, false])('a page is outdated when the events that it shows are (%s)', async (outdated) => {
  const dependencies: Dependencies = { outdated: false };
  const tours = trackTours(client(outdated), { dependencies, deadline: 0 });
  await tours.find('x');
  expect(dependencies, 'a failure is not an outdated copy').toEqual({ outdated: false });
  await tours.list();
  expect(dependencies).toEqual({ outdated });
});
