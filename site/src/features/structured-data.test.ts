import { ok } from '@inktvis/foundation/result';
import {
  aBookstore,
  aHome,
  aLocation,
  anExperience,
  anOccurrence,
  at,
} from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { loadPage } from './registry.ts';
import { aContext } from './testing/context.ts';

const experience = anExperience();
const items = [
  anOccurrence({ experience, location: aLocation(), startDate: at('2024-10-26 14:30') }),
  anOccurrence({ experience, location: aLocation(), startDate: at('2024-10-27 14:30') }),
];
const reads = {
  page: async () => ok(aHome({ venue: 'Kortrijk Xpo' })),
  globals: async () => ok({ header: null, footer: null, social: null, hasSearch: true }),
  programmeOf: async () => ok(items),
  related: async () => ok([]),
};

async function prepared(...[story, context]: Parameters<typeof loadPage>) {
  const view = await loadPage(story, context);
  if (!view.ok) throw new Error(view.error.message);
  const { structuredData, storable } = view.value;
  return { structuredData, storable, types: structuredData.map((thing) => thing['@type']) };
}

describe('structured data', () => {
  it('of an experience is an event for each of its times, within the festival', async () => {
    const { structuredData, types } = await prepared(experience, aContext(reads, experience.href));
    expect(types).toEqual(['Organization', 'Festival', 'Event', 'Event']);
    expect(structuredData.slice(2).map(({ startDate }) => startDate)).toEqual([
      '2024-10-26T14:30:00+02:00',
      '2024-10-27T14:30:00+01:00',
    ]);
  });

  it('in a preview is nothing', async () => {
    const context = { ...aContext(reads), preview: true };
    expect((await prepared(aBookstore(), context)).structuredData).toEqual([]);
  });

  it('is left out where it cannot be read, and such a page is not stored', async () => {
    const { page: _, ...others } = reads;
    const { structuredData, storable } = await prepared(experience, aContext(others, experience.href));
    expect([structuredData, storable]).toEqual([[], false]);
  });
});
