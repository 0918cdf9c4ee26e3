import { noStore } from '@inktvis/foundation/last-good';
import { createMemoryStore } from '@inktvis/foundation/testing/memory-store';
import { describe, expect, it, vi } from 'vitest';
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
      expect(after.resolveAddress(slug)).toEqual({ kind: 'moved', href: '/nieuws/drie' });
  });

  it('a story that no longer exists is gone, what never was is unknown, what is back is no longer gone', async () => {
    const catalogue = createCatalogue();
    await catalogue.update(addresses({ a: 'een' }));
    await catalogue.update(addresses({}));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'gone' });
    expect(catalogue.resolveAddress('twee')).toEqual({ kind: 'unknown' });
    await catalogue.update(addresses({ a: 'een' }));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'unknown' });
  });

  it('an address that another story took over belongs to that one', async () => {
    const catalogue = createCatalogue();
    await catalogue.update(addresses({ a: 'een' }));
    await catalogue.update(addresses({ a: 'twee', b: 'een' }));
    await catalogue.update(addresses({ a: 'twee' }));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'gone' });
  });

  it('an unreadable file on disk costs the former addresses only', async () => {
    const catalogue = createCatalogue({
      store: { ...noStore, load: async () => '{"not":"a list"}' },
    });
    await catalogue.update(addresses({ a: 'een' }));
    await catalogue.update(addresses({}));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'gone' });
  });
});

it('tells when stories moved, appeared or disappeared', async () => {
  const onAddresses = vi.fn();
  const catalogue = createCatalogue({ onAddresses });
  await catalogue.update(addresses({ stays: 'een', moves: 'twee' }));
  await catalogue.update(addresses({ stays: 'een', moves: 'twee' }));
  expect(onAddresses.mock.calls).toEqual([[true]]);
  await catalogue.update(addresses({ stays: 'een', moves: 'vier' }));
  await catalogue.update(addresses({ stays: 'een', moves: 'vier', appears: 'vijf' }));
  await catalogue.update(addresses({ stays: 'een', appears: 'vijf' }));
  expect(onAddresses.mock.calls.slice(1)).toEqual([[false], [false], [false]]);
});
