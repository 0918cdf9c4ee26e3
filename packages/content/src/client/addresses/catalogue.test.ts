import { describe, expect, it, vi } from 'vitest';
import { type Addresses, createCatalogue } from './catalogue.ts';

const addresses = (entries: Record<string, string>): Addresses => ({
  byUuid: new Map(Object.entries(entries)),
  slugs: new Map(Object.entries(entries).map(([uuid, slug]) => [slug, uuid])),
});

describe('what happened to an address', () => {
  it('a story that moved is found at its new one, also after another move', () => {
    const catalogue = createCatalogue();
    for (const slug of ['nieuws/een', 'nieuws/twee', 'nieuws/drie']) catalogue.update(addresses({ a: slug }));
    for (const slug of ['nieuws/een', 'nieuws/twee'])
      expect(catalogue.resolveAddress(slug)).toEqual({ kind: 'moved', href: '/nieuws/drie' });
  });

  it('a story that no longer exists is gone, what never was is unknown, what is back is no longer gone', () => {
    const catalogue = createCatalogue();
    catalogue.update(addresses({ a: 'een' }));
    catalogue.update(addresses({}));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'gone' });
    expect(catalogue.resolveAddress('twee')).toEqual({ kind: 'unknown' });
    catalogue.update(addresses({ a: 'een' }));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'unknown' });
  });

  it('an address that another story took over belongs to that one', () => {
    const catalogue = createCatalogue();
    catalogue.update(addresses({ a: 'een' }));
    catalogue.update(addresses({ a: 'twee', b: 'een' }));
    catalogue.update(addresses({ a: 'twee' }));
    expect(catalogue.resolveAddress('een')).toEqual({ kind: 'gone' });
  });
});

it('tells when stories moved, appeared or disappeared', () => {
  const onAddresses = vi.fn();
  const catalogue = createCatalogue({ onAddresses });
  catalogue.update(addresses({ stays: 'een', moves: 'twee' }));
  catalogue.update(addresses({ stays: 'een', moves: 'twee' }));
  expect(onAddresses.mock.calls).toEqual([[true]]);
  catalogue.update(addresses({ stays: 'een', moves: 'vier' }));
  catalogue.update(addresses({ stays: 'een', moves: 'vier', appears: 'vijf' }));
  catalogue.update(addresses({ stays: 'een', appears: 'vijf' }));
  expect(onAddresses.mock.calls.slice(1)).toEqual([[false], [false], [false]]);
});
