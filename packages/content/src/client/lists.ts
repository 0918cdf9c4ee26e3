import type { Day } from '@inktvis/foundation/brussels';
import { isOut, type Story } from '../domain.ts';

/** The stories of a list that are out on a day; the list itself, the same object, when all are. */
export const outOn = (list: readonly Story[], day: Day): readonly Story[] =>
  list.every((story) => isOut(story, day)) ? list : list.filter((story) => isOut(story, day));

type SampleOptions<T> = {
  readonly count: number;
  readonly exclude: string;
  readonly prefer?: (member: T) => boolean;
  /** Gives 0 ≤ n < 1. */
  readonly random: () => number;
};

/** `count` different members of `list` at random, or as many as there are (requirements 7.2, related stories). */
export const sample = <T extends { readonly uuid: string }>(
  list: readonly T[],
  { count, exclude, prefer = () => true, random }: SampleOptions<T>,
): readonly T[] =>
  list
    .filter(({ uuid }) => uuid !== exclude)
    .map((member) => ({ member, rank: random() + (prefer(member) ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ member }) => member);
