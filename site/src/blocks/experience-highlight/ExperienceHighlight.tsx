import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { occurrencesOf } from '@inktvis/programme/occurrences';
import { stillToComeByTime } from '@inktvis/programme/still-to-come';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard, type ExperienceCardProps } from '../../cards/experience/ExperienceCard.tsx';
import { experienceCard } from '../../cards/experience/experience-card.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { moreOf } from '../buttons/Buttons.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';

type ExperienceHighlightProps = BlockProps<'experience_highlight'> & {
  readonly loaded: readonly ExperienceCardProps[];
};

/** Experiences in the spotlight. */
export const ExperienceHighlight = ({ block, loaded: cards }: ExperienceHighlightProps) => (
  <Wrap>
    <SectionHead title={block.title} more={moreOf(block.cta)} />
    <CardGrid>
      {cards.map((card) => (
        <ExperienceCard key={card.href} {...card} />
      ))}
    </CardGrid>
  </Wrap>
);

/** The cards of the chosen experiences, each with the first time a visitor can attend, by that time; null when they are over. */
export async function loadCards(
  { articles }: Block<'experience_highlight'>,
  { content, now }: LoadContext,
): Promise<Read<readonly ExperienceCardProps[] | null>> {
  const programme = await content.programme();
  if (!programme.ok) return programme;
  const shown = stillToComeByTime(articles, programme.value, now);
  if (shown.length === 0 && articles.length > 0) return ok(null);
  return ok(shown.map((one) => experienceCard(one, occurrencesOf(one, programme.value), now)));
}
