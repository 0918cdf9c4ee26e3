import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import type { ExperienceCardProps } from '../../cards/ExperienceCard.tsx';
import { experienceCard } from '../../cards/experience-card.ts';
import type { LoadContext } from '../load-context.ts';
import { occurrencesOf } from '../occurrences-of.ts';

/** The cards of the chosen experiences, each with the first time a visitor can attend. */
export async function loadCards(
  { articles }: Block<'experience_highlight'>,
  { content, now }: LoadContext,
): Promise<Read<readonly ExperienceCardProps[]>> {
  const programme = await content.programmeOf(articles.map(({ uuid }) => uuid));
  if (!programme.ok) return programme;
  return ok(articles.map((one) => experienceCard(one, occurrencesOf(one, programme.value), now)));
}
