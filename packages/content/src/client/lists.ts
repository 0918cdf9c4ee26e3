import type { Day } from '@inktvis/foundation/brussels';
import { isOut, type Story } from '../domain.ts';

const memos = new WeakMap<readonly Story[], { readonly day: Day; readonly items: readonly Story[] }>();

/**
 * The stories of a list that are out on a day. Memoized for as long as the list is the same object, that is until
 * something is published: a list of thousands is filtered once a day, not once a page.
 */
export function outOn(list: readonly Story[], day: Day): readonly Story[] {
  const memo = memos.get(list);
  if (memo?.day === day) return memo.items;
  const items = list.every((story) => isOut(story, day)) ? list : list.filter((story) => isOut(story, day));
  memos.set(list, { day, items });
  return items;
}

/** The members of a list in random order, one at a time: stopping early saves the rest. */
function* shuffled<T>(list: readonly T[], random: () => number): Generator<T> {
  /** Where the members are that were replaced by those at the end. */
  const moved = new Map<number, number>();
  for (let last = list.length - 1; last >= 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    yield* list.slice(moved.get(at) ?? at, (moved.get(at) ?? at) + 1);
    moved.set(at, moved.get(last) ?? last);
  }
}

type Identified = { readonly uuid: string };

type SampleOptions<T> = {
  readonly count: number;
  /** The uuid of the member that is never picked. */
  readonly exclude: string;
  /** Those that are picked first, when there are any. */
  readonly prefer?: (member: T) => boolean;
  /** Gives 0 ≤ n < 1. */
  readonly random: () => number;
};

/** `count` different members of `list` at random, or as many as there are (requirements 7.2, related items). */
export function sample<T extends Identified>(
  list: readonly T[],
  { count, exclude, prefer = () => true, random }: SampleOptions<T>,
): readonly T[] {
  const preferred = new Map<string, T>();
  const others = new Map<string, T>();
  for (const member of shuffled(list, random)) {
    if (preferred.size >= count) break;
    if (member.uuid === exclude) continue;
    if (prefer(member)) preferred.set(member.uuid, member);
    else if (others.size < count) others.set(member.uuid, member);
  }
  return [...preferred.values(), ...others.values()].slice(0, Math.max(0, count));
}
