import { parseJson } from '@inktvis/foundation/json';
import type { LastGoodStore } from '@inktvis/foundation/last-good';
import { z } from 'zod';

/** The story that is at an address, or was there last. */
export type FormerAddress = { readonly slug: string; readonly uuid: string };

/** What the instances of a site have in common of this: their database. Both reject while it does not respond. */
export type SharedAddresses = {
  /** All of them, those that were seen last at the end. */
  formerAddresses(): Promise<readonly FormerAddress[]>;
  rememberAddresses(addresses: readonly FormerAddress[]): Promise<void>;
};

type FormerAddressesOptions = {
  /** The copy on disk: for a restart while the database does not respond, and for a site without one. */
  readonly store: LastGoodStore;
  /** Called when the other instances knew addresses that this one did not. */
  readonly onLearned: () => void;
};

const KEY = 'former addresses';
/** Longest wait for the database in ms, and the pause before it is asked again. */
const MAX_WAIT_MS = 1_000;
const RETRY_MS = 30_000;
const formerSchema = z.array(z.tuple([z.string(), z.string()]));

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Which story was last at each address that the site has seen: on disk, and shared with the other instances. */
export function createFormerAddresses({ store, onLearned }: FormerAddressesOptions) {
  let known: Map<string, string> | null = null;
  let present: ReadonlyMap<string, string> = new Map();
  let shared: SharedAddresses | null = null;
  let isDue = true;
  let notBefore = Number.NEGATIVE_INFINITY;
  let exchanging = Promise.resolve();

  /** Whether anything was new. */
  function add(former: Map<string, string>, addresses: Iterable<readonly [string, string]>): boolean {
    let hasGrown = false;
    for (const [slug, uuid] of addresses) {
      if (former.get(slug) === uuid) continue;
      former.delete(slug);
      former.set(slug, uuid);
      hasGrown = true;
    }
    return hasGrown;
  }

  const save = (former: Map<string, string>) => store.save(KEY, JSON.stringify([...former]));

  /** What is published now takes precedence over what the others saw, and that over the copy on this disk. */
  async function exchange(others: SharedAddresses, former: Map<string, string>): Promise<void> {
    const theirs = new Map((await others.formerAddresses()).map(({ slug, uuid }) => [slug, uuid]));
    const learned = [...theirs].filter(([slug, uuid]) => !present.has(slug) && former.get(slug) !== uuid);
    if (add(former, learned)) await save(former);
    const own = [...former].filter(([slug, uuid]) => theirs.get(slug) !== uuid);
    if (own.length > 0) await others.rememberAddresses(own.map(([slug, uuid]) => ({ slug, uuid })));
    if (learned.length > 0) onLearned();
  }

  return {
    find: (slug: string): string | undefined => known?.get(slug),

    /** From now on they are shared; a second time it changes nothing. */
    share(others: SharedAddresses): void {
      shared ??= others;
    },

    /** Adds the present addresses. The disk is only written when one is new. */
    async record(slugs: ReadonlyMap<string, string>): Promise<void> {
      present = slugs;
      if (known === null) {
        const stored = formerSchema.safeParse(parseJson((await store.load(KEY)) ?? ''));
        known = new Map(stored.success ? stored.data : []);
      }
      if (!add(known, slugs)) return;
      isDue = true;
      notBefore = Number.NEGATIVE_INFINITY;
      await save(known);
    },

    /**
     * Exchanges them with the other instances when one is new here, or when it did not succeed yet. Resolves then,
     * after a second at the latest; never rejects.
     */
    synchronise(): Promise<void> {
      const [others, former] = [shared, known];
      if (others === null || former === null || !isDue || performance.now() < notBefore) return exchanging;
      isDue = false;
      const exchanged = exchange(others, former).catch(() => {
        isDue = true;
        notBefore = performance.now() + RETRY_MS;
      });
      exchanging = Promise.race([exchanged, pause(MAX_WAIT_MS)]);
      return exchanging;
    },
  };
}
