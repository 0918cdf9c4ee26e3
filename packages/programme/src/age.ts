import { readAge } from '@inktvis/content/age';
import { fill } from '@inktvis/messages/fill';
import { item } from '@inktvis/messages/item';

/** In years. */
export const MAX_CHILD_AGE = 17;

export const CHILD_AGES: readonly string[] = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) =>
  String(age),
);

/** The ages of children that an experience is for; an age that cannot be read excludes no visitor. */
export function childAges(age: string): readonly string[] {
  const range = readAge(age);
  return range ? CHILD_AGES.slice(range.from, (range.to ?? MAX_CHILD_AGE) + 1) : CHILD_AGES;
}

/** `vanaf 8 jaar`, `4 tot 7 jaar`; empty for all ages, the words of the editor where they cannot be read. */
export function ageWords(age: string): string {
  const range = readAge(age);
  if (!range) return age.trim();
  const { from, to } = range;
  if (to === null) return from === 0 ? '' : fill(item.from_age, { from });
  return from === to ? fill(item.exact_age, { age: from }) : fill(item.between_ages, { from, to });
}
