import { phaseOf } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import type { ListItem } from './list-item.ts';

/**
 * A beleving that a visitor can still go to, any one; null when all is over. Each experience has the same chance,
 * however often it takes place. `chance` gives a number from 0 up to 1.
 */
export function surpriseOf(
  programme: readonly ListItem[],
  now: Date,
  chance: () => number = Math.random,
): ListItem | null {
  const open = programme.filter((item) => phaseOf(item, now) === 'upcoming' && isBookable(item, now));
  const experiences = [...new Map(open.map((item) => [item.experience, item])).values()];
  return experiences[Math.floor(chance() * experiences.length)] ?? null;
}
