/** Members of a list in random order, one at a time: who stops early does not pay for the rest. */
function* shuffled<T>(list: readonly T[], random: () => number): Generator<T> {
  /** Where the members stand that made room for those at the end. */
  const moved = new Map<number, number>();
  for (let last = list.length - 1; last >= 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    yield* list.slice(moved.get(at) ?? at, (moved.get(at) ?? at) + 1);
    moved.set(at, moved.get(last) ?? last);
  }
}

type Identified = { readonly uuid: string };

export type SampleOptions<T> = {
  readonly count: number;
  /** The uuid of what is never picked. */
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
