import { systemClock } from '@inktvis/foundation/clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Faults } from './fault-injection.ts';
import { PREVIEW_TOKEN, TOKEN } from './testing/fixture.ts';
import { MEMORY_ADDRESSES, memoryService } from './testing/memory-service.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2024-10-01T08:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(systemClock.now().getTime() + seconds * 1000);

/** A service whose home page says `eerste`, and short ways to ask it. */
function serviceWith(faults: Partial<Faults>) {
  const service = memoryService({ home: 'eerste' }, faults);
  const rest = async (path: string, parameters: Record<string, string> = {}) => {
    const search = new URLSearchParams({ token: TOKEN, ...parameters });
    search.sort();
    return service.fetch(`${MEMORY_ADDRESSES.restUrl}/cdn/${path}?${search}`);
  };
  const graphql = (query: string) =>
    service.fetch(MEMORY_ADDRESSES.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: TOKEN },
      body: JSON.stringify({ query }),
    });
  return {
    ...service,
    rest,
    graphql,
    async home(parameters?: Record<string, string>) {
      const { cv, story } = await (await rest('stories/home', parameters)).json();
      return { cv, title: story.content.title };
    },
    version: async () => (await (await rest('spaces/me')).json()).space.version,
    graphqlVersion: async () => (await (await graphql('{ Space { version } }')).json()).data.Space.version,
  };
}

it('the version of the space is cached, the content is not', async () => {
  const service = serviceWith({ spacesMeCacheMs: 2000 });
  const before = await service.version();
  service.publish('home', 'tweede');
  pass(1.9);
  expect([await service.version(), await service.graphqlVersion()]).toEqual([before, before]);
  expect(await service.home()).toMatchObject({ title: 'tweede' });
  pass(0.1);
  const after = await service.version();
  expect(after).toBeGreaterThan(before);
  expect(await service.graphqlVersion()).toBe(after);
});

it('the CDN keeps what it gave at an address, and gives new content at another', async () => {
  const service = serviceWith({ cdn: true, cvRedirect: true });
  const { cv } = await service.home();
  service.publish('home', 'tweede');
  expect(await service.home({ cv: String(cv) })).toEqual({ cv, title: 'eerste' });
  expect(await service.home({ cv: String(cv), find_by: '' })).toMatchObject({ title: 'tweede' });
  const fresh = await service.home();
  expect(fresh.title).toBe('tweede');
  expect(fresh.cv).toBeGreaterThan(cv);
  const draft = { token: PREVIEW_TOKEN, version: 'draft', cv: String(cv) };
  service.publish('home', 'derde');
  expect(await service.home(draft)).toMatchObject({ title: 'derde' });
});

it('with a minimum cache time content and its cv are those of the last multiple, drafts are not', async () => {
  const service = serviceWith({ minCacheSeconds: 60, cvRedirect: true });
  const before = await service.home();
  pass(30);
  service.publish('home', 'tweede');
  pass(29);
  expect(await service.home()).toEqual(before);
  expect(await service.version()).toBeGreaterThan(before.cv);
  expect(await service.home({ token: PREVIEW_TOKEN, version: 'draft' })).toMatchObject({ title: 'tweede' });
  pass(1);
  expect(await service.home()).toEqual({ title: 'tweede', cv: await service.version() });
});

describe('the limits of a plan', () => {
  it('above the quota everything is 429, redirects counted, until it is set anew', async () => {
    const service = serviceWith({ quota: 5, cvRedirect: true });
    await service.home();
    await service.home();
    expect((await service.rest('spaces/me')).status).toBe(200);
    const refused = await service.rest('spaces/me');
    expect([refused.status, Object.keys(await refused.json())]).toEqual([429, ['error']]);
    expect((await service.graphql('{ Space { id } }')).status).toBe(429);
    service.setFaults({ quota: 6 });
    expect(await service.home()).toMatchObject({ title: 'eerste' });
  });

  it('without GraphQL its requests are 403, and REST responds', async () => {
    const service = serviceWith({ graphql: 'refused' });
    const refused = await service.graphql('{ Space { id } }');
    expect([refused.status, Object.keys(await refused.json())]).toEqual([403, ['error']]);
    expect(await service.home()).toMatchObject({ title: 'eerste' });
  });
});
