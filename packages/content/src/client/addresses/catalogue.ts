import { storyHref } from '../../kit/link.ts';
import { createFormerAddresses, type SharedAddresses } from './former-addresses.ts';

/** All published stories: uuid by address, in small letters, and slug by uuid; both without trailing slash. */
export type Addresses = {
  readonly slugs: ReadonlyMap<string, string>;
  readonly byUuid: ReadonlyMap<string, string>;
};

export const slugAt = ({ slugs, byUuid }: Addresses, address: string): string | undefined =>
  byUuid.get(slugs.get(address) ?? '');

export type ResolvedAddress =
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

type CatalogueOptions = {
  /** Called with the first addresses, and when stories moved, appeared or disappeared: links were read without them. */
  readonly onAddresses?: (isFirst: boolean) => void;
  readonly onLearned?: () => void;
};

const differ = (one: Addresses['byUuid'], other: Addresses['byUuid']): boolean =>
  one.size !== other.size || [...one].some(([uuid, slug]) => other.get(uuid) !== slug);

/** Where each story of the space is, and where it was. */
export function createCatalogue({ onAddresses = () => {}, onLearned = () => {} }: CatalogueOptions = {}) {
  let current: Addresses | null = null;
  const former = createFormerAddresses(onLearned);

  return {
    /** Present slug of a story; null if it is not published, undefined before any address is known. */
    findSlug: (uuid: string): string | null | undefined =>
      current ? (current.byUuid.get(uuid) ?? null) : undefined,

    update(addresses: Addresses): void {
      if (addresses !== current) {
        const previous = current;
        current = addresses;
        if (!previous || differ(previous.byUuid, addresses.byUuid)) onAddresses(previous === null);
        former.record(addresses.slugs);
      }
      // No page request waits for the database.
      void former.synchronise();
    },

    share: (others: SharedAddresses): void => former.share(others),

    /** Resolves when what the other instances know is known here, or cannot be found out now. */
    synchronised: (): Promise<void> => former.synchronise(),

    resolveAddress(slug: string): ResolvedAddress {
      const uuid = former.find(slug);
      if (uuid === undefined || current?.slugs.has(slug)) return { kind: 'unknown' };
      const present = current?.byUuid.get(uuid);
      return present === undefined ? { kind: 'gone' } : { kind: 'moved', href: storyHref(present) };
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
