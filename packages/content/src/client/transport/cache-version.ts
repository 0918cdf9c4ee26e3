/** All times are in milliseconds. */
type CacheVersionOptions = {
  /** Reads something small without `cv` and gives that of the response; null when there was none. */
  readonly probe: () => Promise<number | null>;
  readonly now?: () => number;
};

/** Between two probes, as a share of the time since the version moved: the longer it lasts, the rarer. */
const PROBE_SHARE = 0.25;
const MIN_PROBE_MS = 1_000;
const MAX_PROBE_MS = 3_600_000;
/**
 * After the start it is unknown what came before: `cv` is probed this long to see whether it moves without a
 * publication.
 */
const UNSURE_MS = 3_600_000;

/** What the `cv` of responses and the versions of the space say about each other. Makes no request, reads no clock. */
function createVersionState() {
  let current: number | null = null;
  let version: number | null = null;
  /** What `cv` must reach before responses are of the present version; null when they are. */
  let needed: number | null = null;
  /** The last `cv` of the version before, from when something was announced until the version moves. */
  let former: number | null = null;
  let isUnsure = true;
  /**
   * Responses of an earlier version came since the version moved: what was made of them is outdated once they catch up.
   */
  let wasBehind = false;

  /** Responses to earlier requests no longer count as current; the next read asks again. */
  function forget(): void {
    former ??= current;
    current = null;
  }

  return {
    current: () => current,
    isUnsure: () => isUnsure,
    /** Whether responses may be those of an earlier version. */
    isBehind: () => needed !== null,
    forget,

    /** A response without `cv` had `found`. True when what was read before is outdated by that. */
    learn(found: number): boolean {
      const isOf = found === version;
      const hasMoved = current !== null && found > current;
      if (isOf || (needed !== null && found >= needed)) needed = null;
      if (needed !== null) wasBehind = true;
      const isCaughtUp = (wasBehind && needed === null) || (isUnsure && hasMoved);
      if (isOf) isUnsure = false;
      if (needed === null) wasBehind = false;
      current = found;
      return isCaughtUp;
    },

    /** A response came with `found` for a request with `sent`. */
    saw(found: number, sent: number): void {
      if (sent !== current || found === sent) return;
      // A newer one: something was published, which the version of the space will show.
      if (found > sent) former ??= sent;
      else {
        needed = Math.max(needed ?? 0, sent);
        wasBehind = true;
      }
    },

    /** The space is at `next` now, or at its first known version. */
    moved(next: number): void {
      const isFirst = version === null;
      forget();
      if (!isFirst) {
        isUnsure = false;
        needed = former === null ? null : former + 1;
      }
      version = next;
      former = null;
      wasBehind = false;
    },
  };
}

export type CacheVersion = ReturnType<typeof createCacheVersion>;

/**
 * Follows `cv`, the part of a REST address by which the CDN tells old responses from new ones
 * (storyblok.com/docs/api/content-delivery, cache invalidation). It is learned without `cv` after each publication and
 * then sent along, which saves a redirect.
 *
 * With a minimum cache time on the token, `cv` moves later than the version of the space, and which of the two numbers
 * is larger says nothing (storyblok/monoblok#761). So `cv` is compared with earlier ones only: responses are behind
 * while their `cv` is one that was given before the version moved. That both numbers are equal is the one other thing
 * that counts: then responses are of that version.
 */
export function createCacheVersion({ probe, now = () => performance.now() }: CacheVersionOptions) {
  const state = createVersionState();
  let movedAt = now();
  let probedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<number | null> | null = null;
  let epoch = 0;
  let caughtUp = () => {};

  async function run(): Promise<number | null> {
    const startedIn = epoch;
    probedAt = now();
    const found = await probe();
    if (startedIn === epoch) {
      running = null;
      if (found !== null && state.learn(found)) caughtUp();
    }
    return found;
  }

  function start(): Promise<number | null> {
    running ??= run();
    return running;
  }

  /** A probe that is under way is of the time before. */
  function discardProbe(): void {
    epoch += 1;
    running = null;
  }

  return {
    /** The `cv` to send; null when it cannot be found out. */
    current(): Promise<number | null> {
      const current = state.current();
      return current === null ? start() : Promise.resolve(current);
    },

    /** A response came with `found` for a request with `sent`. */
    saw: state.saw,

    /** Something was announced: the space gives its version anew. */
    expire(): void {
      discardProbe();
      state.forget();
    },

    /** The space is at `next` now, or at its first known version. */
    moved(next: number): void {
      discardProbe();
      state.moved(next);
      movedAt = now();
    },

    /** Whether responses may be those of an earlier version. */
    isBehind: state.isBehind,

    /** Looks in the background whether responses caught up, when it is time for that. */
    check(): void {
      const age = now() - movedAt;
      if (!state.isBehind() && !(state.isUnsure() && age < UNSURE_MS)) return;
      const delay = Math.min(Math.max(age * PROBE_SHARE, MIN_PROBE_MS), MAX_PROBE_MS);
      if (now() - probedAt >= delay) void start();
    },

    /** Calls `listener` when what was read before may be outdated although the version did not move. */
    whenCaughtUp(listener: () => void): void {
      caughtUp = listener;
    },
  };
}
