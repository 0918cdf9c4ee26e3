import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard, type ExperienceCardProps } from '../../cards/ExperienceCard.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps } from '../entry.ts';
import { moreOf } from '../more-of.ts';

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
