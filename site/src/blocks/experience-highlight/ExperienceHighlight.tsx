import type { Block } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { occurrencesOf } from '@inktvis/programme/occurrences';
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

/** The cards of the chosen experiences, each with the first time a visitor can attend. */
export async function loadCards(
  { articles }: Block<'experience_highlight'>,
  { content, now }: LoadContext,
): Promise<Read<readonly ExperienceCardProps[]>> {
  const programme = await content.programmeOf(articles.map(({ uuid }) => uuid));
  if (!programme.ok) return programme;
  return ok(articles.map((one) => experienceCard(one, occurrencesOf(one, programme.value), now)));
}
