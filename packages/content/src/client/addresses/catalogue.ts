import { type LastGoodStore, noStore } from '@inktvis/foundation/last-good';
import { storyHref } from '../../kit/link.ts';
import { addressTag, emptySlugTag, storyTag, typeTag } from '../dependencies.ts';
import { createFormerAddresses, type SharedAddresses } from './former-addresses.ts';

/** The addresses of all published stories, without trailing slash: uuid by slug, and slug by uuid. */
export type Addresses = {
  readonly slugs: ReadonlyMap<string, string>;
  readonly byUuid: ReadonlyMap<string, string>;
};

/** What happened to an address that no longer leads to a story. */
export type Whereabouts =
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

type CatalogueOptions = {
  /** Stores former addresses, so that they survive a restart. */
  readonly store?: LastGoodStore;
  /** Called with the tags of the pages that are outdated when stories moved, appeared or disappeared. */
  readonly onMoved?: (tags: readonly string[]) => void;
  /**
   * The same for what was read with other addresses, also with none: a response keeps the addresses it was parsed with.
   */
  readonly onAddresses?: (tags: readonly string[]) => void;
};

const NOWHERE: Addresses = { slugs: new Map(), byUuid: new Map() };

/** Stories that are at another address in `next` than in `previous`, or only in one of them. */
function movedBetween(previous: Addresses, next: Addresses): string[] {
  const gone = [...previous.byUuid.keys()].filter((uuid) => !next.byUuid.has(uuid));
  const elsewhere = [...next.byUuid].filter(([uuid, slug]) => previous.byUuid.get(uuid) !== slug);
  return [...gone, ...elsewhere.map(([uuid]) => uuid)];
}

/** What the site knows of the space as a whole: where each story is, where it was, and its content type. */
export function createCatalogue({
  store = noStore,
  onMoved = () => {},
  onAddresses = () => {},
}: CatalogueOptions = {}) {
  let current: Addresses | null = null;
  const former = createFormerAddresses({
    store,
    onLearned: (slugs) => onMoved(slugs.map(emptySlugTag)),
  });
  const types = new Map<string, string>();
  let recording = Promise.resolve();

  function tagsOfMoves(previous: Addresses, next: Addresses): string[] {
    return movedBetween(previous, next).flatMap((uuid) => {
      const type = types.get(uuid);
      const slug = next.byUuid.get(uuid);
      return [
        storyTag(uuid),
        addressTag(uuid),
        ...(type === undefined ? [] : [typeTag(type)]),
        ...(slug === undefined ? [] : [emptySlugTag(slug)]),
      ];
    });
  }

  return {
    /** Present slug of a story; null if it is not published, undefined before any address is known. */
    findSlug: (uuid: string): string | null | undefined =>
      current ? (current.byUuid.get(uuid) ?? null) : undefined,

    isPublished: (slug: string): boolean => current?.slugs.has(slug) ?? false,

    /** The story at an address, or the one that was there last. */
    storyAt: (slug: string): string | undefined => current?.slugs.get(slug) ?? former.find(slug),

    /** The content type of a story that was read before. */
    typeOf: (uuid: string): string | undefined => types.get(uuid),

    learnTypes(stories: ReadonlyMap<string, string>): void {
      for (const [uuid, type] of stories) types.set(uuid, type);
    },

    /** Sets the present addresses. The disk is only written when one is new. */
    async update(addresses: Addresses): Promise<void> {
      if (addresses !== current) {
        const previous = current;
        current = addresses;
        const tags = tagsOfMoves(previous ?? NOWHERE, addresses);
        if (tags.length > 0) onAddresses(tags);
        // What was rendered before any address was known shows a last good copy, and is fresh for a moment only.
        if (tags.length > 0 && previous) onMoved(tags);
        recording = recording.then(() => former.record(addresses.slugs));
      }
      await recording;
      // No page request waits for the database.
      void former.synchronise();
    },

    /** Former addresses are shared with the other instances from the next update on. */
    share: (others: SharedAddresses): void => former.share(others),

    /** Resolves when what the other instances know of former addresses is known here, or cannot be found out now. */
    synchronised: (): Promise<void> => former.synchronise(),

    whereIs(slug: string): Whereabouts {
      const uuid = former.find(slug);
      if (uuid === undefined || current?.slugs.has(slug)) return { kind: 'unknown' };
      const present = current?.byUuid.get(uuid);
      return present === undefined ? { kind: 'gone' } : { kind: 'moved', href: storyHref(present) };
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
