import { within } from '@inktvis/foundation/within';

export type FormerAddress = { readonly slug: string; readonly uuid: string };

/** The database that the instances of a site share. Both reject while it does not respond. */
export type SharedAddresses = {
  /** All of them, those that were seen last at the end. */
  formerAddresses(): Promise<readonly FormerAddress[]>;
  rememberAddresses(addresses: readonly FormerAddress[]): Promise<void>;
};

/** Longest wait for the database in ms, and the pause before it is asked again. */
const MAX_WAIT_MS = 1_000;
const RETRY_MS = 30_000;

/** Which story was last at each address; `onLearned` is called when the database knew some that this instance did not. */
export function createFormerAddresses(onLearned: () => void) {
  const known = new Map<string, string>();
  let present: ReadonlyMap<string, string> = new Map();
  let shared: SharedAddresses | null = null;
  let isDue = true;
  let notBefore = Number.NEGATIVE_INFINITY;
  let exchanging = Promise.resolve();

  /** What is published now takes precedence over what the others saw. */
  async function exchange(others: SharedAddresses): Promise<void> {
    const theirs = new Map((await others.formerAddresses()).map(({ slug, uuid }) => [slug, uuid]));
    const learned = [...theirs].filter(([slug, uuid]) => !present.has(slug) && known.get(slug) !== uuid);
    for (const [slug, uuid] of learned) known.set(slug, uuid);
    const own = [...known].filter(([slug, uuid]) => theirs.get(slug) !== uuid);
    if (own.length > 0) await others.rememberAddresses(own.map(([slug, uuid]) => ({ slug, uuid })));
    if (learned.length > 0) onLearned();
  }

  return {
    find: (slug: string): string | undefined => known.get(slug),

    share(others: SharedAddresses): void {
      shared ??= others;
    },

    record(slugs: ReadonlyMap<string, string>): void {
      present = slugs;
      for (const [slug, uuid] of slugs) {
        if (known.get(slug) === uuid) continue;
        known.set(slug, uuid);
        isDue = true;
        notBefore = Number.NEGATIVE_INFINITY;
      }
    },

    /** Exchanges them with the database when one is new here; resolves after a second at the latest. Never rejects. */
    synchronise(): Promise<void> {
      if (shared === null || !isDue || performance.now() < notBefore) return exchanging;
      isDue = false;
      const exchanged = exchange(shared).catch(() => {
        isDue = true;
        notBefore = performance.now() + RETRY_MS;
      });
      exchanging = within(exchanged, MAX_WAIT_MS);
      return exchanging;
    },
  };
}
