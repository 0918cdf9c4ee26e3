import { noStore } from '@inktvis/foundation/last-good';
import { createMemoryStore } from '@inktvis/foundation/testing/memory-store';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, tagsOfChanges } from '../changes.ts';
import { type Addresses, createCatalogue } from './catalogue.ts';

const addresses = (entries: Record<string, string>): Addresses => ({
  byUuid: new Map(Object.entries(entries)),
  slugs: new Map(Object.entries(entries).map(([uuid, slug]) => [slug, uuid])),
});

describe('what happened to an address', () => {
  it('a story that moved is found at its new one, also after another move and a restart', async () => {
    const store = createMemoryStore();
    const before = createCatalogue({ store });
    await before.update(addresses({ a: 'nieuws/een' }));
    await before.update(addresses({ a: 'nieuws/twee' }));
    const after = createCatalogue({ store });
    await after.update(addresses({ a: 'nieuws/drie' }));
    for (const slug of ['nieuws/een', 'nieuws/twee'])
      expect(after.whereIs(slug)).toEqual({ kind: 'moved', href: '/nieuws/drie' });
  });

  it('a story that no longer exists is gone, what never was is unknown, what is back is no longer gone', async () => {
    const catalogue = createCatalogue();
    await catalogue.update(addresses({ a: 'een' }));
    await catalogue.update(addresses({}));
    expect(catalogue.whereIs('een')).toEqual({ kind: 'gone' });
    expect(catalogue.whereIs('twee')).toEqual({ kind: 'unknown' });
    await catalogue.update(addresses({ a: 'een' }));
    expect(catalogue.whereIs('een')).toEqual({ kind: 'unknown' });
  });

  it('an address that another story took over belongs to that one', async () => {
    const catalogue = createCatalogue();
    await catalogue.update(addresses({ a: 'een' }));
    await catalogue.update(addresses({ a: 'twee', b: 'een' }));
    await catalogue.update(addresses({ a: 'twee' }));
    expect(catalogue.whereIs('een')).toEqual({ kind: 'gone' });
  });

  it('an unreadable file on disk costs the former addresses only', async () => {
    const catalogue = createCatalogue({
      store: { ...noStore, load: async () => '{"not":"a list"}' },
    });
    await catalogue.update(addresses({ a: 'een' }));
    expect(catalogue.storyAt('een')).toBe('a');
  });
});

it('stories that moved, appeared or disappeared are reported with their lists; others are not', async () => {
  const moved: string[] = [];
  const catalogue = createCatalogue({ onMoved: (tags) => moved.push(...tags) });
  catalogue.learnTypes(new Map([['gone', 'program']]));
  await catalogue.update(addresses({ stays: 'een', moves: 'twee', gone: 'drie' }));
  expect(moved).toEqual([]);
  await catalogue.update(addresses({ stays: 'een', moves: 'vier', new: 'vijf' }));
  expect(new Set(moved)).toEqual(
    new Set([
      ...['story:gone', 'address:gone', 'type:program'],
      ...['story:moves', 'address:moves', 'slug:vier'],
      ...['story:new', 'address:new', 'slug:vijf'],
    ]),
  );
});

describe('which pages an announcement affects', () => {
  /** A space with one article, `published` now under this component, or not at all. */
  async function world(component: string | null, failing = false) {
    const catalogue = createCatalogue();
    catalogue.learnTypes(new Map([['a', 'news_article']]));
    await catalogue.update(addresses({ a: 'nieuws/een' }));
    const asked: string[] = [];
    const story = component && { uuid: 'a', content: { component } };
    const tags = (slugs: string[], reachable = true) =>
      tagsOfChanges(slugs, {
        catalogue,
        async refreshAddresses() {
          await catalogue.update(addresses(component ? { a: 'nieuws/een' } : {}));
          return reachable;
        },
        transport: {
          async story(slug) {
            asked.push(slug);
            if (failing) return { ok: false, error: { kind: 'unavailable', message: 'weg' } };
            return { ok: true, value: story ? { ...wire, ...story } : null };
          },
        },
      });
    return { tags, asked };
  }
  const wire = { id: 1, name: '', slug: '', full_slug: 'nieuws/een' };

  it.each(['nieuws/een', '/nieuws/een/'])('its own pages and the lists of its type (%s)', async (slug) => {
    const { tags } = await world('news_article');
    expect(await tags([slug])).toEqual(['slug:nieuws/een', 'story:a', 'type:news_article']);
  });

  it('a story that changed its content type affects the lists of both', async () => {
    const { tags } = await world('page');
    expect(await tags(['nieuws/een'])).toEqual(expect.arrayContaining(['type:news_article', 'type:page']));
  });

  it('a deleted story affects the pages that showed it, without a request', async () => {
    const { tags, asked } = await world(null);
    expect(await tags(['nieuws/een'])).toEqual(expect.arrayContaining(['story:a', 'type:news_article']));
    expect(asked).toEqual([]);
  });

  it.each([
    ['a story nobody heard of', 'elders', false, true],
    ['a service that does not give the story', 'nieuws/een', true, true],
    ['a service that does not give the addresses', 'nieuws/een', false, false],
  ])('%s may affect everything', async (_what, slug, failing, reachable) => {
    const { tags } = await world('news_article', failing);
    expect(await tags([slug], reachable)).toBeNull();
    expect(EVERYTHING).toBe('content');
  });
});
